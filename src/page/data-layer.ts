declare global {
  interface Window {
    /** The analytics data layer: a plain list, read by nobody before the visitor allows it (decision 15). */
    dataLayer?: object[];
  }
}

/** Adds an entry to the data layer, which tag managers read from its start whenever they come. */
export function pushToDataLayer(entry: object): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}
