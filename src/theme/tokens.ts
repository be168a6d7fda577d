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
  /** Bars of a label that are not reached, on white. */
  pale: '#F6EEE8',
  lineOnDeep: '#4A3832',
  flagRed: '#C60B1E',
  flagYellow: '#FFC400',
  /** Bars and gradients, from light to dark. */
  ember: ['#FF8A00', '#EE6200', '#E8380D', '#D5102A', '#BE0A2C'],
  /** The lightest ember on which white text is readable: 4.6:1. */
  emberButton: '#C9400A',
  /** Links and small figures: 5.6:1. */
  emberText: '#B8330B',
} as const;

const [, ember2, ember3, , ember5] = colors.ember;

/** Gradients, by the text that is on them or filled with them. */
export const gradients = {
  /** For white text: at least 4.5:1. */
  button: `linear-gradient(92deg, ${colors.emberButton}, ${ember5})`,
  /** Large text on white: 3.3:1 at its lightest. */
  textOnPaper: `linear-gradient(92deg, ${ember2}, ${ember3} 48%, ${ember5})`,
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

/** Widths that grow with the reader's font size: 1200, 1440, 1920, 894 and 1200 px at the usual one. */
export const widths = {
  content: '75rem',
  /** The content in wide windows. */
  wide: '90rem',
  /** With its gutters, in the widest ones. */
  widest: '120rem',
  header: '55.875rem',
  demo: '75rem',
} as const;

/** Windows narrower than this get the mobile layout (docs/product.md, Header), in pixels at the usual font size. */
export const mobileBelow = 768;

/** From this width sections have room for several columns, in pixels. */
export const desktopFrom = 1024;

/** From this width on, every section has its columns of the grid, and four cards have room side by side, in pixels. */
export const fullFrom = 1200;

/** From this width on, the window is wider than the content needs, in pixels. */
export const wideFrom = 1600;

/** Below this width, all pictures are upright, in pixels. */
export const phoneBelow = 600;

/** From this width on, the floating buttons stand beside the content, in pixels. */
export const floatingFrom = 1366;

/** Where the pointer can hover; on a page's first screen, these styles come later. */
export const withMouse = '@media (hover: hover)';

/** The header: its distance from the window's edge, and its height in pixels. Below `desktopFrom` it stands at the edge, `flat` pixels high. */
export const headerBar = { margin: 'clamp(14px, 2.4vw, 26px)', height: 62, flat: 64 } as const;

/** Windows too low for fixed elements: 1280 × 1024 at 400 % is 320 × 256 (WCAG 2.2, 1.4.10). */
export const lowWindow = '@media (max-height: 449.95px)';

/**
 * Space reserved for the cookie bar until it has been measured. It is at least as high as the bar in any window, including phones
 * of 320 pixels.
 */
export const cookieBarRoom = 'min(19rem, 50dvh)';

/** Minimum size of a touch target, in pixels (WCAG 2.2, 2.5.5). */
export const fingertip = 44;

/** Height of the strip that confirms a choice of cookies, in pixels; on phones it has one short line, and no button. */
export const confirmationStrip = { usual: 56, phone: fingertip } as const;

/** A link or a summary as high as a touch target. */
export const touchTarget = { display: 'inline-flex', alignItems: 'center', minHeight: fingertip } as const;

/** Display width of an upright picture of the product next to other content, in pixels, so that no letter is smaller than 11 px. */
export const uprightPicture = 432;

/** Durations in milliseconds (docs/product.md). */
export const durations = {
  reveal: 500,
  revealStagger: 100,
  countUp: 900,
  /** The pointer climbing the label (second art direction). */
  climb: 1200,
  menuOpen: 200,
  menuSkip: 300,
  menuClose: 150,
  hoverClickGrace: 500,
  hoverCardOpen: 700,
  hoverCardClose: 300,
  toast: 3000,
  /** The tip of an action under the mouse, or with the focus. */
  tip: 160,
  /** Changes of colour on hover. */
  colour: 150,
  /** Small movements and changes of size. */
  slide: 250,
  /** One step of the testimonials. */
  carousel: 400,
} as const;

/** Part of an element that must be in view before it is revealed. */
export const revealThreshold = 0.1;

/** Scrolled pixels beyond which the floating buttons appear. */
export const floatingButtonsAfter = 300;

/** Width and height of a floating button beside the content, in pixels. */
export const floatingButton = 48;

/**
 * Height of the strip of the floating buttons, in pixels; it is in `--strip`, which is 0 where there is none. In a low window, such
 * as a phone that lies down, only as high as a fingertip and its line: at 320 × 256, more would take a quarter of the window.
 */
export const strip = { usual: 60, low: fingertip + 1 } as const;

/** What covers the window's lower edge, from the bottom: the cookie bar while it is there, and the strip of the floating buttons. */
export const coveredBelow = 'var(--consent-bar, 0px) + var(--strip)';

/** Part of the screen's height that the drawer takes on phones. */
export const drawerHeight = '85dvh';

/**
 * The arrow at the end of every bar, as a clip path.
 * @param depth how far the tip stands out, as a CSS length
 */
export const arrowClip = (depth: string) =>
  `polygon(0 0, calc(100% - ${depth}) 0, 100% 50%, calc(100% - ${depth}) 100%, 0 100%)`;

/**
 * The outline of that arrow, as a clip path: the arrow and, turning the other way, the one inside it.
 * @param depth how far the tip stands out, in pixels
 * @param line how thick the outline is, in pixels
 */
export const arrowOutline = (depth: number, line: number) => {
  const right = `calc(100% - ${depth + line / 2}px)`;
  return `polygon(evenodd, 0 0, calc(100% - ${depth}px) 0, 100% 50%, calc(100% - ${depth}px) 100%, 0 100%, 0 0, ${line}px ${line}px, ${right} ${line}px, calc(100% - ${line * 1.5}px) 50%, ${right} calc(100% - ${line}px), ${line}px calc(100% - ${line}px), ${line}px ${line}px)`;
};

/**
 * The black pointer of a label, whose tip is at the left, as a clip path.
 * @param depth how far the tip stands out, as a CSS length
 */
export const pointerClip = (depth: string) => `polygon(${depth} 0, 100% 0, 100% 100%, ${depth} 100%, 0 50%)`;

/** The arrow before it has grown: with the same number of points, so that the two can be animated. */
export const arrowClipClosed = 'polygon(0 0, 0 0, 0 50%, 0 100%, 0 100%)';

const fluidFrom = 360;
const fluidTo = 1440;
const rootSize = 16;

/**
 * A size that grows with the window between 360 and 1440 px.
 * @param min pixels at 360 px and below
 * @param max pixels at 1440 px and above
 * @param share the largest part of the window's width, in percent: with large letters, a phone has no room for as much
 */
function fluid(min: number, max: number, share?: number): string {
  if (share) return `min(${fluid(min, max)}, ${share}vw)`;
  const slope = (max - min) / (fluidTo - fluidFrom);
  const base = (min - slope * fluidFrom) / rootSize;
  const short = (value: number) => Number(value.toFixed(4));
  if (min === max) return `${min / rootSize}rem`;
  return `clamp(${min / rootSize}rem, ${short(base)}rem + ${short(slope * 100)}vw, ${max / rootSize}rem)`;
}

/** The scale of type: eight sizes, nothing in between. */
export const sizes = {
  caption: fluid(14, 14),
  body: fluid(16, 16),
  lead: fluid(16, 20),
  quote: fluid(20, 24),
  title: fluid(23, 30, 10),
  section: fluid(28, 54, 11),
  display: fluid(39, 63),
  figure: fluid(72, 97, 26),
} as const;

/**
 * The columns of the grid where it is plain, as those of MUI's `Grid`, whose styles take some 100 bytes of a page for each width of a
 * part. The gutter is three steps of spacing.
 */
export const twelveColumns = 'repeat(12, minmax(0, 1fr))';

/** Space around and inside sections, in steps of 8 px. */
export const space = {
  /** Above and below the content of a section. */
  section: fluid(36, 112),
  /** Between a section's edge and its content; clears the frame. */
  gutter: fluid(24, 40, 6.7),
} as const;

/** The double frame around the page: its distance from the window edge and between its lines. */
export const frame = { inset: 'clamp(4px, 0.7vw, 10px)', gap: '5px' } as const;

/** The view timelines of the dark sections of a landing page: the scale in the frame is light on them. */
export const darkTimelines = ['--demo', '--pricing', '--footer'] as const;

/** Makes a section the subject of its timeline. By itself, that would leave the scroll padding out of the window. */
export const darkSection = (viewTimelineName: (typeof darkTimelines)[number]) => ({
  viewTimelineName,
  viewTimelineInset: 0,
});

/**
 * The grammar of shapes: what frames is round by this radius, in pixels; what is pressed is square on the left and, if it leads
 * somewhere, pointed on the right (`arrowClip`). There are no pills and no soft shadows: what stands over the page has the double
 * line of the energy label instead.
 */
export const radius = 12;

/** The double line of what frames something. Its second line is an outline: not for what can have the focus. */
export const doubleLine = {
  border: `1px solid ${ember3}`,
  borderRadius: `${radius}px`,
  outline: `1px solid color-mix(in srgb, ${ember3} 50%, transparent)`,
  outlineOffset: 3,
} as const;

/** Space beside the content for a floating button, where it stands there, and for the frame. */
export const floatingGutter = `calc(${frame.inset} + ${frame.gap} + ${floatingButton + 10}px)`;

/** Class of what is fixed to the window: MUI gives it the width of a scroll bar that a dialog takes away as padding. */
export const fixedClass = 'mui-fixed';

/** The selected or current item with forced colours, where custom backgrounds are not shown. */
export const selectedWhereForced = {
  forcedColorAdjust: 'none',
  background: 'Highlight',
  color: 'HighlightText',
} as const;

/** The ring of what has the keyboard's focus. */
export const focusRing = { outline: `3px solid ${colors.ember[2]}`, outlineOffset: '4px' } as const;

/** A ring inside an edge. */
export const ring = (width: string, color = 'currentColor') => `inset 0 0 0 ${width} ${color}`;
