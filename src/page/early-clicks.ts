declare global {
  interface Window {
    /** Hands over the buttons that were pressed before React came, and keeps no more. */
    takeEarlyClicks?: () => HTMLElement[];
  }
}

/**
 * Runs in the browser, written into the head of every page: remembers presses of buttons, which do nothing before React has taken
 * the page over. Links and questions are the browser's own and need no help. It must stand alone: nothing around it goes along.
 */
export function keepEarlyClicks(): void {
  const pressed: HTMLElement[] = [];
  const keep = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button');
    if (button) pressed.push(button);
  };
  document.addEventListener('click', keep, true);
  window.takeEarlyClicks = () => {
    document.removeEventListener('click', keep, true);
    return pressed.splice(0);
  };
}
