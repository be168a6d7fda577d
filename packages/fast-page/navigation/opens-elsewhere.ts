/** Whether a click on a link opens a new tab or window, or downloads its page, so that this page must not handle it. */
export const opensElsewhere = ({
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean => metaKey || ctrlKey || shiftKey || altKey;
