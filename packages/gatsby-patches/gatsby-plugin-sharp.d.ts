/** Types for the parts of gatsby-plugin-sharp that we use: the package has none. */

declare module 'gatsby-plugin-sharp/gatsby-worker' {
  /** One encoded picture. */
  export interface ImageOperation {
    /** Below the job's `outputDir`. */
    outputPath: string;
    args: object;
  }

  /** All that is made of a picture in one format. */
  export interface ImageJob {
    inputPaths: readonly [{ path: string }];
    outputDir: string;
    /** `isLazy`: encoded when a browser asks for it, in the development server. */
    args: { isLazy?: boolean; operations: readonly ImageOperation[]; pluginOptions: object };
  }

  const worker: { IMAGE_PROCESSING: (job: ImageJob) => Promise<void> };
  export default worker;
}

declare module 'gatsby-plugin-sharp' {
  import type { Node, Reporter } from 'gatsby';
  import type { IGatsbyImageData, ISharpGatsbyImageArgs } from 'gatsby-plugin-image';
  import type { FileSystemNode } from 'gatsby-source-filesystem';

  /** Size and type of the picture of a file. */
  type GetImageSize = (
    file: Pick<FileSystemNode, 'absolutePath' | 'internal'>,
  ) => Promise<{ width: number; height: number }>;

  /** What the package exports, to be replaced. */
  const plugin: { getImageSizeAsync: GetImageSize };
  export default plugin;

  export function generateImageData(options: {
    file: Node;
    args: ISharpGatsbyImageArgs;
    reporter: Reporter;
  }): Promise<IGatsbyImageData>;
}
