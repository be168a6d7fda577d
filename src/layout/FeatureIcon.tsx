import { colors } from '../theme/tokens';

/** All icons use a grid of 28 units, lines of 2 units, and one shape in ember. */
const shapes = {
  folder: { line: 'M3 23V6h8l3 3h11v14z', ember: 'M8 14h8l3 2.500-3 2.500H8z' },
  workflow: { line: 'M3 4h8v7H3zM17 17h8v7h-8zM11 7.500h8v9', ember: 'M3 17h7l3 3.500-3 3.500H3z' },
  document: { line: 'M6 3h11l5 5v17H6zM17 3v5h5', ember: 'M10 15h6l3 2.500-3 2.500h-6z' },
  premium: { line: 'M4 24V4M4 24h21', ember: 'M8 18h5l2 2-2 2H8zM8 12h9l2 2-2 2H8zM8 6h13l2 2-2 2H8z' },
  invoice: { line: 'M5 3h18v22l-3-2-3 2-3-2-3 2-3-2-3 2zM10 9h8', ember: 'M10 13h6l3 2.500-3 2.500h-6z' },
  access: { line: 'M5 12h18v13H5zM9 12V8a5 5 0 0 1 10 0v4', ember: 'M10 16h5l3 2.500-3 2.500h-5z' },
  form: { line: 'M3 8h5l2-3h8l2 3h5v16H3z', ember: 'M10 13h5l3.500 3-3.500 3h-5z' },
  calendar: { line: 'M4 6h20v19H4zM4 12h20M9 3v5M19 3v5', ember: 'M8 16h8l3 2.500-3 2.500H8z' },
} as const;

/** The pictogram of a feature; decoration beside its name. An icon of the data that is not drawn here is a type error. */
export function FeatureIcon({ icon, size = 28 }: { icon: keyof typeof shapes; size?: number }) {
  const { line, ember } = shapes[icon];
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" fill="none" aria-hidden="true">
      <path d={line} stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
      <path d={ember} fill={colors.ember[2]} />
    </svg>
  );
}
