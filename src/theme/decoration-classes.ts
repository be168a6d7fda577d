/** Class names of the decorations that `decoration-styles.ts` draws; apart, so that no script brings the styles along. */
export const decorationClasses = {
  frame: 'frame',
  label: 'stage-label',
  scale: 'frame-scale',
  house: 'infrared-house',
} as const;
