import type { CDPSession, Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** Every value of a channel as WCAG computes luminance with it, once for the millions of pixels. */
const linear = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** A screenshot: three values from 0 to 255 per pixel. */
interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

type Colour = readonly [red: number, green: number, blue: number];

/** A part of the page, in pixels from its top left corner. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The contrast of a text with its background. */
export interface TextContrast {
  text: string;
  /** The smallest contrast of all pixels that the letters cover completely (WCAG 2.2, 1.4.3). */
  contrast: number;
  /** The required contrast: 3 for large text, otherwise 4.5. */
  needed: number;
}

/** Styles of the measured texts, selected by an attribute of the document. */
const looks = `
  [data-look] *, [data-look] *::before, [data-look] *::after { transition: none !important; }
  [data-look="black"] [data-measured], [data-look="black"] [data-measured] * {
    background: white !important; color: black !important; -webkit-text-fill-color: black !important;
  }
  [data-look="white"] [data-measured], [data-look="white"] [data-measured] * {
    background: white !important; color: white !important; -webkit-text-fill-color: white !important;
  }
  [data-look="none"] [data-measured], [data-look="none"] [data-measured] * {
    color: transparent !important; -webkit-text-fill-color: transparent !important;
  }
  [data-look="none"] [data-measured="gradient"] { background: none !important; }`;

/**
 * Measures the contrast of texts on rendered pixels.
 * @param selector of the elements to measure; by default, every text in a gradient, on a gradient, or on a link or button
 */
export async function textContrasts(page: Page, selector?: string): Promise<TextContrast[]> {
  const measured = await markTexts(page, selector);
  if (measured.length === 0) return [];
  const area = around(measured.map(({ box }) => box));
  const [painted, black, white, none] = [
    await pictureOf(page, area),
    await pictureOf(page, area, 'black'),
    await pictureOf(page, area, 'white'),
    await pictureOf(page, area, 'none'),
  ];
  return measured.map(({ text, needed, box }) => {
    const inArea = { ...box, left: box.left - area.left, top: box.top - area.top };
    const covered = pixelsOf(inArea, painted).filter(
      (pixel) => luminanceAt(black, pixel) === 0 && luminanceAt(white, pixel) > 0.9999,
    );
    const contrasts = covered.map((pixel) => contrastOf(luminanceAt(painted, pixel), luminanceAt(none, pixel)));
    return { text, needed, contrast: Math.min(...contrasts) };
  });
}

/** Marks the texts to measure, and returns their positions. */
function markTexts(page: Page, selector?: string): Promise<{ text: string; needed: number; box: Box }[]> {
  return page.evaluate(
    ({ looks, selector }) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(looks);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      // A picture of more than the window moves what is sticky, the first one not as far as the others.
      for (const element of document.querySelectorAll<HTMLElement>('main *')) {
        if (getComputedStyle(element).position === 'sticky') element.style.position = 'static';
      }
      const hasText = ({ childNodes }: Element) => [...childNodes].some((node) => node instanceof Text && node.data.trim());
      const isInteresting = (element: Element) => {
        if (selector) return element.matches(selector);
        const { backgroundImage, backgroundClip } = getComputedStyle(element);
        const isPressed = element.matches('a, button:not([aria-disabled="true"]), summary');
        return isPressed || backgroundImage.includes('gradient') || backgroundClip.includes('text');
      };
      const elements = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
        (element) => element.checkVisibility() && hasText(element) && isInteresting(element),
      );
      return elements.map((element) => {
        const { fontSize, fontWeight, backgroundClip } = getComputedStyle(element);
        element.dataset.measured = backgroundClip.includes('text') ? 'gradient' : 'plain';
        const pixels = Number.parseFloat(fontSize);
        // 18 points, or 14 points in bold.
        const isLarge = pixels >= 24 || (pixels >= 18.66 && Number(fontWeight) >= 700);
        const { left, top, width, height } = element.getBoundingClientRect();
        const box = { left, top: top + window.scrollY, width, height };
        return { text: element.textContent ?? '', needed: isLarge ? 3 : 4.5, box };
      });
    },
    { looks, selector },
  );
}

/** The part of the page, in whole pixels, that holds all these boxes. */
function around(boxes: readonly Box[]): Box {
  const left = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.left))));
  const top = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top))));
  const right = Math.ceil(Math.max(...boxes.map((box) => box.left + box.width)));
  const bottom = Math.ceil(Math.max(...boxes.map((box) => box.top + box.height)));
  return { left, top, width: right - left, height: bottom - top };
}

async function pictureOf(page: Page, area: Box, look?: string): Promise<Pixels> {
  await page.evaluate((value) => {
    document.documentElement.dataset.look = value;
  }, look ?? '');
  return pixelsIn(page, area, true);
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Takes a screenshot, encoded quickly: Playwright's own take most of the time of a test that needs many.
 * @param isBeyondWindow whether the part is not in view as a whole
 */
export async function pixelsIn(page: Page, { left, top, width, height }: Box, isBeyondWindow = false): Promise<Pixels> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  const { data } = await (await known).send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: isBeyondWindow,
    clip: { x: left, y: top, width, height, scale: 1 },
  });
  return decode(Buffer.from(data, 'base64'));
}

async function decode(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The indexes of a box’s pixels in the data of a screenshot. */
function pixelsOf({ left, top, width, height }: Box, picture: Pixels): number[] {
  const columns = range(Math.max(0, left), Math.min(picture.width, left + width));
  const rows = range(Math.max(0, top), Math.min(picture.height, top + height));
  return rows.flatMap((row) => columns.map((column) => (row * picture.width + column) * 3));
}

function range(from: number, to: number): number[] {
  const first = Math.ceil(from);
  return Array.from({ length: Math.max(0, Math.floor(to) - first) }, (_, index) => first + index);
}

/** The most frequent colour of an element. */
export async function mainColour(part: Locator): Promise<Colour> {
  const { data } = await decode(await part.screenshot());
  const counts = new Map<string, number>();
  for (let pixel = 0; pixel < data.length; pixel += 3) {
    const key = data.subarray(pixel, pixel + 3).join();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const [most = '0,0,0'] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  const [red = 0, green = 0, blue = 0] = most.split(',').map(Number);
  return [red, green, blue];
}

/** The colour of an element at a point, whose coordinates are shares of its width and height. */
export async function colourAt(part: Locator, x: number, y: number): Promise<Colour> {
  const { data, width, height } = await decode(await part.screenshot());
  const pixel = (Math.floor(y * height) * width + Math.floor(x * width)) * 3;
  return [data[pixel] ?? 0, data[pixel + 1] ?? 0, data[pixel + 2] ?? 0];
}

/** How many pixels of two screenshots of the same area differ by at least 3:1 (WCAG 2.2, 2.4.13). */
export function pixelsThatDiffer(one: Pixels, other: Pixels): number {
  let count = 0;
  for (let pixel = 0; pixel < one.data.length; pixel += 3) {
    // Nearly all are equal, and comparing is faster than measuring.
    const isSame = [0, 1, 2].every((channel) => one.data[pixel + channel] === other.data[pixel + channel]);
    if (!isSame && contrastOf(luminanceAt(one, pixel), luminanceAt(other, pixel)) >= 3) count++;
  }
  return count;
}

/** Contrast of two colours, from 1 to 21. */
export const contrastOfColours = (one: Colour, other: Colour) => contrastOf(luminance(one), luminance(other));

function luminanceAt({ data }: Pixels, pixel: number): number {
  return luminance([data[pixel] ?? 0, data[pixel + 1] ?? 0, data[pixel + 2] ?? 0]);
}

/** Relative luminance, from 0 to 1, as WCAG defines it. */
function luminance([red, green, blue]: Colour): number {
  return 0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);
}

const contrastOf = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
