import { factFiles, languageFiles } from '../file-kinds';
import type { Problem } from '../problem';
import { type CheckedFiles, featurePath, languagePath, problemAt } from './check';

/** Every image that a file names is there. */
export function checkImages(files: CheckedFiles): Problem[] {
  const { content, images } = files;
  const named = [
    ...Object.entries(content.languages).flatMap(([language, { features }]) =>
      Object.entries(features).map(([id, feature]) => ({
        path: featurePath(language, id),
        key: ['image', 'src'],
        src: feature.image.src,
      })),
    ),
    ...Object.entries(content.languages).map(([language, { DemoTexts }]) => ({
      path: languagePath(language, languageFiles.DemoTexts.path),
      key: ['poster', 'src'],
      src: DemoTexts.poster.src,
    })),
    ...content.Testimonials.testimonials.map(({ imageSrc }, index) => ({
      path: factFiles.Testimonials.path,
      key: ['testimonials', index, 'imageSrc'],
      src: imageSrc,
    })),
  ];
  return named
    .filter(({ src }) => !images.has(src))
    .map(({ path, key, src }) =>
      problemAt(files, path, key, `"${src}"`, 'a file below data/images', 'Add the image there, or correct the name.'),
    );
}
