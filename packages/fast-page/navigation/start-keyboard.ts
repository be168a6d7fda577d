/**
 * Moves the keyboard position to an element, without a scroll: the next Tab leads to the first stop in it or after it. The element
 * is focusable only for a moment: later clicks on it must not focus it.
 */
export function startKeyboardAt(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
}
