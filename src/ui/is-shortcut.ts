import type { KeyboardEvent } from 'react';

/** Whether a key is part of a shortcut of the browser, such as Alt+← for the previous page, so that this page must not handle it. */
export const isShortcut = ({ metaKey, ctrlKey, altKey }: KeyboardEvent): boolean => metaKey || ctrlKey || altKey;
