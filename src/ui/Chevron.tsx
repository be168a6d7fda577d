/** A small arrow head that shows that something opens; decorative. */
export function Chevron({ direction = 'down' }: { direction?: 'down' | 'left' | 'right' }) {
  const turns = { down: 90, left: 180, right: 0 };
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
      <path
        d="M4.500 2l5 5-5 5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        transform={`rotate(${turns[direction]} 7 7)`}
      />
    </svg>
  );
}
