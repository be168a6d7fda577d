import type { Locator } from '@playwright/test';

/** A rectangle in the window, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The position and size of an element in the window, in pixels.
 * @throws Error if it is not visible
 */
export async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not on the page.');
  return box;
}
