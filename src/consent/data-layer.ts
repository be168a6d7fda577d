declare global {
  interface Window {
    /** The analytics data layer: a plain array that nothing reads before the visitor allows it (decision 15). */
    dataLayer?: object[];
  }
}

/**
 * Adds an event, or a command of consent mode, to the data layer. It stays there whatever the visitor chooses: the commands say what
 * tag managers may send. Extensions that block analytics put something else in its place: then the entry is lost, and nothing else.
 */
export function pushToDataLayer(entry: object): void {
  try {
    window.dataLayer ??= [];
    window.dataLayer.push(entry);
  } catch (error) {
    console.warn(error);
  }
}
