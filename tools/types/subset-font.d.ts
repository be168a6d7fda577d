declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    /** Tags of the layout features that stay; all, if undefined. */
    keepFeatures?: readonly string[];
    /** A range keeps the axis, a number fixes it. */
    variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
  }
  /** Cuts a font down to the glyphs of a text. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
