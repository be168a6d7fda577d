/** The widths of the preview, in pixels. */
export const previewWidths = { phone: 390, tablet: 768, desktop: 1280 } as const;

/** The name of a width. */
export type PreviewWidth = keyof typeof previewWidths;
