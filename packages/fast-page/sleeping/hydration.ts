let isUnderWay = true;

/** Whether React is taking over the HTML that the build has written: in the build itself, and on the first page of a visit. */
export const isHydrating = (): boolean => isUnderWay;

/** Call it once the first page is complete, or if there is no HTML to take over. */
export function endHydration(): void {
  isUnderWay = false;
}
