/** The position of the visitor in the list of testimonials when the carousel replaced it. */
export interface ListPlace {
  /** The first testimonial in sight, counted from 0. */
  first: number;
  /** What had the focus: the list itself, one of its testimonials, counted from 0, or neither. */
  focused: 'list' | number | null;
}

/** Reads where the visitor is in a list that scrolls sideways. */
export function placeIn(list: Element): ListPlace {
  const items = [...list.children];
  const start = list.getBoundingClientRect().left;
  // A list that scrolls by snapping stands still within a pixel.
  const first = items.findIndex((item) => item.getBoundingClientRect().left >= start - 1);
  const active = document.activeElement;
  const item = items.findIndex((candidate) => candidate.contains(active));
  return { first: Math.max(0, first), focused: item >= 0 ? item : active === list ? 'list' : null };
}
