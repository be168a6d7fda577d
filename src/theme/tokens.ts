/** The only colours of the site (art direction: the energy label). Contrast figures are against white unless said. */
export const colors = {
  ink: '#17110F',
  inkSoft: '#5D514B',
  deep: '#1C1210',
  deepSoft: '#2A1D1A',
  onDeep: '#FFFFFF',
  onDeepSoft: '#D9CBC4',
  paper: '#FFFFFF',
  wash: '#FBF7F4',
  line: '#E9E1DC',
  /** Bars of a label that are not reached, on paper. */
  pale: '#F6EEE8',
  lineOnDeep: '#4A3832',
  flagRed: '#C60B1E',
  flagYellow: '#FFC400',
  /** Bars and gradients, from light to dark. */
  ember: ['#FF8A00', '#EE6200', '#E8380D', '#D5102A', '#BE0A2C'],
  /** The lightest ember that carries white text: 4.6:1. */
  emberButton: '#C9400A',
  /** Links and small figures: 5.6:1. */
  emberText: '#B8330B',
} as const;

const [ember1, ember2, ember3, , ember5] = colors.ember;

/** Gradients, each made for what stands on it or behind it. */
export const gradients = {
  /** Carries white text: 4.5:1 all along. */
  button: `linear-gradient(92deg, ${colors.emberButton}, ${ember5})`,
  /** Large text on white: 3.3:1 at its lightest. */
  textOnPaper: `linear-gradient(92deg, ${ember2}, ${ember3} 48%, ${ember5})`,
  /** Large text on deep. */
  textOnDeep: `linear-gradient(92deg, ${ember1}, ${ember2} 48%, #FF4B3A)`,
} as const;

/** The seven bars of the label, from A, the shortest, to G, the longest. Text on them has a contrast of at least 4.9:1. */
export const labelBars = [
  { letter: 'A', fill: '#FF9A1F', text: colors.ink },
  { letter: 'B', fill: '#FF7F11', text: colors.ink },
  { letter: 'C', fill: '#F7690A', text: colors.ink },
  { letter: 'D', fill: '#EC4A0E', text: colors.ink },
  { letter: 'E', fill: '#D12312', text: colors.paper },
  { letter: 'F', fill: '#B80F28', text: colors.paper },
  { letter: 'G', fill: '#8E0A2A', text: colors.paper },
] as const;

/** Widths in pixels. */
export const widths = {
  content: 1200,
  /** The first screen and the solutions, in wide windows. */
  wide: 1440,
  header: 894,
  demo: 1200,
} as const;

/** Below this width the site is a phone's (section 9 of the specification), in pixels. */
export const mobileBelow = 768;

/** From this width sections have room for several columns, in pixels. */
export const desktopFrom = 1024;

/** From this width the content is as wide as it gets, in pixels. */
export const fullFrom = 1280;

/** From this width the window is wider than the content needs, in pixels. */
const wideFrom = 1600;

/** Below this width pictures are upright everywhere, in pixels. */
const phoneBelow = 600;

/** Media queries of the site's breakpoints. The fraction leaves no gap between two of them where a page is zoomed. */
export const media = {
  phone: `@media (max-width: ${phoneBelow - 0.05}px)`,
  mobile: `@media (max-width: ${mobileBelow - 0.05}px)`,
  fromTablet: `@media (min-width: ${mobileBelow}px)`,
  tablet: `@media (min-width: ${mobileBelow}px) and (max-width: ${desktopFrom - 0.05}px)`,
  belowDesktop: `@media (max-width: ${desktopFrom - 0.05}px)`,
  desktop: `@media (min-width: ${desktopFrom}px)`,
  full: `@media (min-width: ${fullFrom}px)`,
  wide: `@media (min-width: ${wideFrom}px)`,
} as const;

/** The bar at the top: its distance from the window's edge, and its height in pixels. */
export const headerBar = { margin: 'clamp(14px, 1.8vw, 26px)', height: 62 } as const;

/**
 * Attribute of `<html>` that says how much of the page is laid out: `later` while sections further down wait for their turn,
 * `whole` once heights are final. Without it, as without scripts, the browser lays out everything at once.
 */
export const layoutMark = 'data-layout';

/** Windows too low for what stands fixed at their edges: 1280 × 1024 at 400 % is 320 × 256 (WCAG 2.2, 1.4.10). */
export const lowWindow = '@media (max-height: 449.95px)';

/** Room for the cookie bar until it has been measured: it is higher nowhere, on a phone of 320 pixels neither. */
export const cookieBarRoom = 'min(19rem, 50dvh)';

/** What a finger hits without fail, in pixels (WCAG 2.2, 2.5.5). */
export const fingertip = 44;

/**
 * How wide a picture of the product is shown, in pixels, so that no letter in it is smaller than 11 px (second art direction): at
 * least, as it is; or exactly, upright, beside other things.
 */
export const pictures = { least: 620, upright: 432 } as const;

/** Durations in milliseconds (section 9 of the specification). */
export const durations = {
  reveal: 500,
  revealStagger: 100,
  countUp: 900,
  /** The pointer's way up the label (second art direction). */
  climb: 1200,
  menuOpen: 200,
  menuSkip: 300,
  menuClose: 150,
  hoverClickGrace: 500,
  hoverCardOpen: 700,
  hoverCardClose: 300,
  toast: 6000,
  /** What changes its colour under the pointer. */
  colour: 150,
  /** What slides or grows a little way. */
  slide: 250,
  /** One step of the testimonials. */
  carousel: 400,
} as const;

/** Part of an element that must be in view before it is revealed. */
export const revealThreshold = 0.1;

/** Scrolled pixels beyond which the floating buttons appear. */
export const floatingButtonsAfter = 300;

/** Part of the screen's height that the drawer takes on phones. */
export const drawerHeight = '85dvh';

/**
 * The arrow that every bar ends in, as a clip path.
 * @param depth how far the tip stands out, as a CSS length
 */
export const arrowClip = (depth: string) =>
  `polygon(0 0, calc(100% - ${depth}) 0, 100% 50%, calc(100% - ${depth}) 100%, 0 100%)`;

/**
 * The black pointer of a label, whose tip is at the left, as a clip path.
 * @param depth how far the tip stands out, as a CSS length
 */
export const pointerClip = (depth: string) => `polygon(${depth} 0, 100% 0, 100% 100%, ${depth} 100%, 0 50%)`;

/** The arrow before it has grown: as many points, so that one can become the other. */
export const arrowClipClosed = 'polygon(0 0, 0 0, 0 50%, 0 100%, 0 100%)';

const fluidFrom = 360;
const fluidTo = 1440;
const rootSize = 16;

/**
 * A size that grows with the window between 360 and 1440 px.
 * @param min pixels at 360 px and below
 * @param max pixels at 1440 px and above
 */
function fluid(min: number, max: number): string {
  const slope = (max - min) / (fluidTo - fluidFrom);
  const base = (min - slope * fluidFrom) / rootSize;
  return `clamp(${min / rootSize}rem, ${base.toFixed(4)}rem + ${(slope * 100).toFixed(4)}vw, ${max / rootSize}rem)`;
}

/** The scale of type: eight sizes, nothing in between. */
export const sizes = {
  caption: fluid(14, 14),
  small: fluid(15, 16),
  body: fluid(16, 17),
  lead: fluid(17, 20),
  title: fluid(23, 30),
  section: fluid(28, 54),
  display: fluid(39, 74),
  figure: fluid(72, 112),
} as const;

/** Space around and inside sections, in steps of 8 px. */
export const space = {
  /** Above and below the content of a section. */
  section: fluid(36, 112),
  /** Between a section's edge and its content; clears the frame. */
  gutter: fluid(24, 40),
  /** Between the columns of a section. */
  columns: fluid(32, 64),
} as const;

/** The double frame round the page: its distance from the window's edge and between its lines, in pixels. */
export const frame = { inset: 'clamp(4px, 0.7vw, 10px)', gap: '5px', radius: '22px' } as const;

/** Shadows below what lies over the page, and rings inside an edge. */
export const shadows = {
  header: '0 12px 32px -20px rgb(80 20 0 / 0.4)',
  menu: '0 30px 70px -30px rgb(60 15 0 / 0.45)',
  bar: '0 -18px 50px -30px rgb(40 10 0 / 0.5)',
  toast: '0 24px 60px -24px rgb(20 5 0 / 0.7)',
  ring: (width: string, color = 'currentColor') => `inset 0 0 0 ${width} ${color}`,
} as const;
