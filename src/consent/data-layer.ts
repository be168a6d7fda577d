declare global {
  interface Window {
    /** The analytics data layer: a plain array that nothing reads before the visitor allows it (decision 15). */
    dataLayer?: object[];
  }
}

function layer(): object[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}

/** Whether events are ignored, because the visitor has withdrawn consent. */
let isClosed = false;

/** Stops events, or allows them again. */
export function closeDataLayer(closed: boolean): void {
  isClosed = closed;
}

/** Adds an event to the data layer. Tag managers read it from the start, whenever they load. */
export function pushToDataLayer(event: object): void {
  if (!isClosed) layer().push(event);
}

/** Adds something other than an event, such as a command of consent mode, even if events are stopped. */
export function pushCommand(entry: object): void {
  layer().push(entry);
}

/** Removes all events: those from before the consent must not reach services loaded afterwards. */
export function clearEvents(): void {
  layer().splice(0, Number.POSITIVE_INFINITY, ...layer().filter((entry) => !('event' in entry)));
}
