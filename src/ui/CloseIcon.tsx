/** An ×. Its button has the accessible name. */
export function CloseIcon({ size = 18 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 18 18" aria-hidden="true">
      <path d="M2 2l14 14M16 2L2 16" stroke="currentColor" strokeWidth="2.400" strokeLinecap="round" />
    </svg>
  );
}
