import { colors } from '../theme/tokens';

const bars = [
  { d: 'M2 3h11l4 3.3-4 3.3H2z', fill: colors.ember[0] },
  { d: 'M2 10.2h15l4 3.3-4 3.3H2z', fill: colors.ember[2] },
  { d: 'M2 17.4h19l4 3.3-4 3.3H2z', fill: colors.ember[4] },
];

/** Three bars of the label. */
export function Logo() {
  return (
    <svg width="27" height="27" viewBox="0 0 27 27" aria-hidden="true">
      {bars.map((bar) => (
        <path key={bar.d} {...bar} />
      ))}
    </svg>
  );
}
