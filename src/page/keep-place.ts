/** An element of a part of the page that can be found again where React has made the part anew, as on a translated page. */
interface Spot {
  element: Element;
  tag: string;
  order: number;
}

/** The ends of a selection: an element, and how far into its text, from 0 to 1, because a translation has another length. */
type Selected = readonly [Spot, number][];

/**
 * Keeps the visitor's place in a part of the page while React takes it over: the focus, the selection, and a press under way. React
 * makes a part anew whose HTML is not that of the build: browsers and extensions translate texts, and mark words.
 * @param part where to look
 * @returns puts back what was lost; call it once React has taken the part over
 */
export function keepPlace(part: HTMLElement): () => void {
  let focused = spotOf(part, document.activeElement);
  let pressed: Spot | undefined;
  let isReleased = false;
  let selected: Selected = [];
  const life = new AbortController();
  const listen = <Name extends keyof DocumentEventMap>(name: Name, run: (event: DocumentEventMap[Name]) => void) =>
    document.addEventListener(name, run, { signal: life.signal, capture: true, passive: true });
  listen('focusin', ({ target }) => {
    focused = spotOf(part, target);
  });
  listen('focusout', ({ target }) =>
    // An element that is removed loses the focus, too.
    queueMicrotask(() => {
      if (target instanceof Element && target.isConnected && target !== document.activeElement) focused = undefined;
    }),
  );
  listen('selectionchange', () => {
    if (!selected.some(isLost)) selected = selectionIn(part);
  });
  let from = [0, 0] as [number, number];
  listen('pointerdown', ({ target, clientX, clientY }) => {
    pressed = spotOf(part, controlAt(target));
    from = [clientX, clientY];
    isReleased = false;
  });
  // Where the pointer is: the control may have moved away below it.
  listen('pointerup', ({ clientX, clientY }) => {
    isReleased = Math.hypot(clientX - from[0], clientY - from[1]) < drag;
  });
  // Without its element, a press ends in a click on what was around that.
  listen('click', ({ target }) => {
    if (controlAt(target)) pressed = undefined;
  });
  const click = () => {
    if (pressed && isReleased && isLost([pressed])) found(part, pressed)?.click();
    life.abort();
  };
  return () => {
    if (focused && isLost([focused]) && document.activeElement === document.body)
      found(part, focused)?.focus({ preventScroll: true });
    if (selected.some(isLost)) select(part, selected);
    if (!pressed || !isLost([pressed])) life.abort();
    else if (isReleased) setTimeout(click, soon);
    else document.addEventListener('pointerup', () => setTimeout(click, soon), { once: true });
  };
}

/** Pixels between press and release from which on it is no click. */
const drag = 10;

/** Milliseconds in which a browser that has found the new element sends its click. */
const soon = 100;

const controlAt = (target: EventTarget | null) => (target instanceof Element ? target.closest('a, button, summary') : null);

const isLost = ([{ element }]: readonly [Spot, ...unknown[]]) => !element.isConnected;

/** Translations wrap texts in elements of this name. */
const ofTranslation = 'font';

function spotOf(part: Element, target: EventTarget | Node | null): Spot | undefined {
  const node = target instanceof Node && !(target instanceof Element) ? target.parentElement : target;
  const element = node instanceof Element ? node.closest(`:not(${ofTranslation})`) : null;
  if (!element || element === part || !part.contains(element)) return undefined;
  const tag = element.tagName;
  return { element, tag, order: [...part.getElementsByTagName(tag)].indexOf(element) };
}

function found(part: Element, { tag, order }: Spot): HTMLElement | undefined {
  const element = part.getElementsByTagName(tag)[order];
  return element instanceof HTMLElement ? element : undefined;
}

function selectionIn(part: Element): Selected {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed) return [];
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
  const end = (node: Node | null, offset: number): [Spot, number][] => {
    const spot = spotOf(part, node);
    if (!spot || !node) return [];
    const before = document.createRange();
    before.setStart(spot.element, 0);
    before.setEnd(node, offset);
    return [[spot, before.toString().length / (spot.element.textContent?.length || 1)]];
  };
  const ends = [...end(anchorNode, anchorOffset), ...end(focusNode, focusOffset)];
  return ends.length === 2 ? ends : [];
}

function select(part: Element, selected: Selected): void {
  const [from, to] = selected.map(([spot, share]): [Node, number] | undefined => {
    const element = found(part, spot);
    return element && pointAt(element, share);
  });
  if (from && to) document.getSelection()?.setBaseAndExtent(...from, ...to);
}

/** The text node and the offset at a share of an element's text. */
function pointAt(element: Element, share: number): [Node, number] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let rest = Math.round(share * (element.textContent?.length ?? 0));
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { length } = node as Text;
    if (rest <= length) return [node, rest];
    rest -= length;
  }
  return [element, element.childNodes.length];
}
