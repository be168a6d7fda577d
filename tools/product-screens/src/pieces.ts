import type { Page } from 'playwright';
import type { ScreenId } from './steps';

/** For each benefit of a feature, in their order: the elements of its screen that show it, as CSS selectors. */
const ELEMENTS: Record<ScreenId, readonly string[]> = {
  signature: [
    '.pairs > :nth-last-child(-n + 2), .premium',
    '.stages',
    '.saving > :is(.label, .figure), .pairs > :nth-child(-n + 2)',
    '.premium, .team > :last-child',
  ],
  diagnostic: ['.alerts li > b', '.chain > :nth-child(n + 3)', '.chain > :nth-child(-n + 2)', '.alerts li > :not(b)'],
  recommendations: ['.paper > :is(h4, p)', '.sign', '.paper .pairs', '.files > :nth-child(n + 4)'],
  documents: [
    '.premiums tbody > :nth-child(-n + 3) > :nth-child(n + 3)',
    '.premiums tbody > :nth-child(n + 4) > :nth-child(-n + 3)',
    '.figure.paid > *, .premiums tr:first-child > :nth-child(-n + 3)',
    '.premiums tbody > :nth-child(-n + 3) > :nth-child(-n + 2)',
  ],
  multiagents: ['.lines tbody > :nth-child(-n + 2)', '.next', '.sum .pairs', '.invoice > :is(.label, .figure)'],
  permissions: [
    '.rights tr:nth-child(-n + 3) > :nth-child(-n + 3)',
    '.rights tr:nth-child(-n + 3) > :nth-child(n + 4)',
    '.log > .label, .log li > *',
    '.rights tbody > :nth-child(n + 4) > :nth-child(-n + 3)',
  ],
  formulaires: [
    '.kicker, .title, .forms > :first-child',
    '.photos > :nth-child(-n + 2)',
    '.photos > :nth-child(n + 3)',
    '.forms > .current, .position',
  ],
  calendrier: ['.kicker, .title, .week', '.map text, .map circle', '.stops > .after > :nth-child(n + 3)', '.drive'],
};

/** A piece of a picture, in per cent of it: what these elements cover, with a margin as far as nothing else is in the way. */
export interface Piece {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** Around a piece, in pixels of the screen. */
const MARGIN = { most: 14, fromOthers: 4 };

/** The pieces of the picture of a screen, one for each benefit. @param tab shows the screen in the picture's size */
export async function piecesOf(tab: Page, id: ScreenId): Promise<Piece[]> {
  const { width = 0, height = 0 } = tab.viewportSize() ?? {};
  const percent = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10;
  const boxes = await tab.evaluate(
    (selectors) =>
      selectors.map((selector) =>
        [...document.querySelectorAll('.screen *')]
          .filter((element) => element.getClientRects().length > 0)
          .map((element) => {
            const { backgroundColor, paddingLeft } = getComputedStyle(element);
            const isFilled = backgroundColor !== 'rgba(0, 0, 0, 0)';
            const isText = !isFilled && !element.childElementCount && element.textContent !== '';
            const range = document.createRange();
            range.selectNodeContents(element);
            const { left, top, right, bottom } = (isText ? range : element).getBoundingClientRect();
            const isSeen = isFilled || element.childElementCount === 0;
            return {
              // A bullet is in the padding.
              left: isText ? left - Number.parseFloat(paddingLeft) : left,
              top,
              right,
              bottom,
              isChosen: element.matches(selector),
              isOther: isSeen && !element.closest(selector) && !element.querySelector(selector),
            };
          }),
      ),
    ELEMENTS[id],
  );
  return boxes.map((all) => {
    const piece = withMargin(
      all.filter(({ isChosen }) => isChosen),
      all.filter(({ isOther }) => isOther),
    );
    const left = percent(Math.max(0, piece.left), width);
    const top = percent(Math.max(0, piece.top), height);
    return {
      left,
      top,
      width: percent(Math.min(1, piece.right / width) - left / 100, 1),
      height: percent(Math.min(1, piece.bottom / height) - top / 100, 1),
    };
  });
}

/** What boxes cover together, and as much around it as others leave free. */
function withMargin(boxes: readonly Box[], others: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const beside = others.filter((box) => box.top < bottom && box.bottom > top);
  const aboveOrBelow = others.filter((box) => box.left < right && box.right > left);
  const margin = (gaps: readonly number[]) => {
    const least = Math.min(MARGIN.most + MARGIN.fromOthers, ...gaps.filter((gap) => gap > -1));
    return Math.max(0, least - MARGIN.fromOthers);
  };
  return {
    left: left - margin(beside.map((box) => left - box.right)),
    top: top - margin(aboveOrBelow.map((box) => top - box.bottom)),
    right: right + margin(beside.map((box) => box.left - right)),
    bottom: bottom + margin(aboveOrBelow.map((box) => box.top - bottom)),
  };
}
