import { kindsOfPage } from './support/pages';
import { mainLanguage } from './support/site';
import { expect, test } from './support/test';
import { visit } from './support/visit';

/**
 * Runs in the browser: texts of links and buttons, and texts in and on gradients, with their contrast to each colour behind them
 * where that is too small (WCAG 2.2, 1.4.3). axe leaves out what is behind such texts.
 */
function paleTexts(): { texts: number; pale: string[] } {
  const coloursOf = (value: string) =>
    (value.match(/rgba?\([^)]*\)/g) ?? []).filter((colour) => colour !== 'rgba(0, 0, 0, 0)');
  const luminanceOf = (colour = '') => {
    const channels = (colour.match(/[\d.]+/g) ?? []).map((value) => Number(value) / 255);
    const [red = 0, green = 0, blue = 0] = channels.map((value) =>
      value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrastOf = (...colours: string[]) => {
    const [dark = 0, light = 0] = colours.map(luminanceOf).toSorted((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  /** The surface of a button may be a pseudo-element, because its shape is cut out; an outline (`arrowOutline`) is none. */
  const surfaceOf = (element: Element | null): string[] => {
    if (!element) return ['rgb(255, 255, 255)'];
    const isButton = element.matches('a, button');
    const styles = [getComputedStyle(element), ...(isButton ? [getComputedStyle(element, '::before')] : [])];
    const own = styles
      .filter(({ backgroundClip, clipPath }) => backgroundClip !== 'text' && !clipPath.includes('evenodd'))
      .flatMap(({ backgroundImage, backgroundColor }) => coloursOf(`${backgroundImage} ${backgroundColor}`));
    return own.length > 0 ? own : surfaceOf(element.parentElement);
  };
  const rows = [...document.body.querySelectorAll('*')].flatMap((element) => {
    const { backgroundImage, backgroundClip, color, fontSize, fontWeight } = getComputedStyle(element);
    const isFilled = backgroundClip === 'text';
    const isMeant = isFilled || backgroundImage.includes('gradient') || element.matches('a, button, summary');
    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
    if (!isMeant || !hasText || !element.checkVisibility() || element.ariaDisabled === 'true') return [];
    // 18 points, or 14 points in bold, are large.
    const pixels = Number.parseFloat(fontSize);
    const needed = pixels >= 24 || (pixels >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
    const letters = isFilled ? coloursOf(backgroundImage) : [color];
    const contrasts = letters.flatMap((colour) => surfaceOf(element).map((behind) => contrastOf(colour, behind)));
    return [{ needed, contrasts, text: `${element.textContent}: ${contrasts.map((contrast) => contrast.toFixed(1))}` }];
  });
  const pale = rows.filter(({ needed, contrasts }) => !contrasts.every((contrast) => contrast >= needed));
  return { texts: rows.length, pale: pale.map(({ text }) => text) };
}

test('texts in gradients, on gradients and on links and buttons have enough contrast, on every kind of page', async ({
  page,
}) => {
  for (const path of Object.values(kindsOfPage(mainLanguage))) {
    await visit(page, path);
    const { texts, pale } = await page.evaluate(paleTexts);
    expect(texts, path).toBeGreaterThan(5);
    expect(pale, path).toEqual([]);
  }
});
