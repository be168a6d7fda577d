/** Class names of the decorations in `decoration-styles.ts`; in a file of their own, so that scripts do not include the styles. */
export const decorationClasses = {
  frame: 'frame',
  label: 'stage-label',
  house: 'infrared-house',
} as const;
