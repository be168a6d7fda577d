/** A control of a part of the page that can be found again where React has made the part anew, as on a translated page. */
interface Spot {
  element: HTMLElement;
  tag: string;
  order: number;
}

/** Pixels between press and release from which on it is no click. */
const drag = 10;

/** Milliseconds in which a browser that has found the new element sends its click. */
const soon = 100;

/**
 * Keeps the visitor's place in a part of the page while React takes it over: the focus, the selection, and a press under way. React
 * makes a part anew whose HTML is not that of the build: browsers and extensions translate texts, and mark words.
 * @param part where to look
 * @param last the last event of a pointer in it: a press may be under way
 * @returns puts back what was lost; call it once React has taken the part over
 */
export function keepPlace(part: HTMLElement, last?: PointerEvent): () => void {
  const spotOf = (element: Element | null | undefined): Spot | undefined =>
    element instanceof HTMLElement && part.contains(element)
      ? { element, tag: element.tagName, order: [...part.getElementsByTagName(element.tagName)].indexOf(element) }
      : undefined;
  /** The element in place of one that is gone. */
  const successorOf = (spot: Spot | undefined) =>
    spot && !spot.element.isConnected ? (part.getElementsByTagName(spot.tag)[spot.order] as HTMLElement) : undefined;
  const controlAt = (target: EventTarget | null | undefined) =>
    spotOf(target instanceof Element ? target.closest('a, button, summary') : null);
  let focused = spotOf(document.activeElement);
  const selected = selectionIn(part);
  const life = new AbortController();
  const listen = <Name extends keyof DocumentEventMap>(name: Name, run: (event: DocumentEventMap[Name]) => void) =>
    document.addEventListener(name, run, { signal: life.signal, capture: true });
  listen('focusin', ({ target }) => {
    focused = spotOf(target as Element);
  });
  let [press, pressed, isReleased] = [last, last?.type === 'pointerdown' ? controlAt(last.target) : undefined, false];
  listen('pointerdown', (event) => {
    [press, pressed, isReleased] = [event, controlAt(event.target), false];
  });
  // Where the pointer is: the control may have moved away below it.
  listen('pointerup', ({ clientX, clientY }) => {
    isReleased = press !== undefined && Math.hypot(clientX - press.clientX, clientY - press.clientY) < drag;
    if (!part.isConnected || successorOf(pressed)) setTimeout(finish, soon);
  });
  // Without its element, a press ends in a click on what was around that.
  listen('click', ({ target }) => {
    if (controlAt(target)) pressed = undefined;
  });
  function finish() {
    life.abort();
    if (isReleased) successorOf(pressed)?.click();
  }
  return () => {
    if (document.activeElement === document.body) successorOf(focused)?.focus({ preventScroll: true });
    if (selected && !selected.node.isConnected) select(part, selected);
    if (!successorOf(pressed)) life.abort();
    else if (isReleased) setTimeout(finish, soon);
  };
}

/** Where a selection starts and ends in the text of a part, from 0 to 1, because a translation has another length. */
interface Selected {
  node: Node;
  ends: readonly [number, number];
}

function selectionIn(part: Element): Selected | undefined {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || !part.contains(selection.anchorNode)) return undefined;
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  const share = (node: Node, offset: number) => {
    const before = new Range();
    before.setStart(part, 0);
    before.setEnd(node, offset);
    return before.toString().length / (part.textContent?.length ?? 1);
  };
  return { node: startContainer, ends: [share(startContainer, startOffset), share(endContainer, endOffset)] };
}

function select(part: Element, { ends }: Selected): void {
  const point = (share: number, isStart: boolean): [Node, number] => {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    let rest = Math.round(share * (part.textContent?.length ?? 0));
    while (texts.nextNode()) {
      const { length } = texts.currentNode as Text;
      if (rest < length || (rest === length && !isStart)) return [texts.currentNode, rest];
      rest -= length;
    }
    return [part, part.childNodes.length];
  };
  document.getSelection()?.setBaseAndExtent(...point(ends[0], true), ...point(ends[1], false));
}
