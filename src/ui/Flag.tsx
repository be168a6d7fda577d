import { colors } from '../theme/tokens';

/** The flag of Spain; decoration beside its words. */
export function Flag() {
  return (
    <svg width="22" height="15" viewBox="0 0 22 15" aria-hidden="true">
      <rect width="22" height="15" rx="3" fill={colors.flagRed} />
      <rect y="3.75" width="22" height="7.500" fill={colors.flagYellow} />
    </svg>
  );
}
