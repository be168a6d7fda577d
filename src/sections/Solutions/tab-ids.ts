/** Id of a feature's tab. */
export const tabId = (feature: string) => `tab-${feature}`;

/** Id of a feature's panel. */
export const panelId = (feature: string) => `panel-${feature}`;
