declare global {
  interface Window {
    /** The analytics data layer: a plain list, read by nobody before the visitor allows it (decision 15). */
    dataLayer?: object[];
  }
}

function layer(): object[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}

/** Whether events are taken no more, since the visitor has taken their consent back. */
let isClosed = false;

/** Stops events, or lets them in again. */
export function closeDataLayer(closed: boolean): void {
  isClosed = closed;
}

/** Adds an event to the data layer, which tag managers read from its start whenever they come. */
export function pushToDataLayer(event: object): void {
  if (!isClosed) layer().push(event);
}

/** Adds what is no event, such as a command of consent mode: it is told at any time. */
export function pushCommand(entry: object): void {
  layer().push(entry);
}

/** Takes all events out: what was noted before consent is not for those who come with it. */
export function clearEvents(): void {
  layer().splice(0, Number.POSITIVE_INFINITY, ...layer().filter((entry) => !('event' in entry)));
}
