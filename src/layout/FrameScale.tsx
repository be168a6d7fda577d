import { decorationClasses } from '../theme/decoration-classes';
import { labelBars } from '../theme/tokens';

/** The right side of the frame as a scale with a pointer that climbs while the visitor scrolls. */
export function FrameScale() {
  return (
    <div className={decorationClasses.scale} aria-hidden="true">
      <i />
      {labelBars.map(({ letter }) => (
        <b key={letter}>{letter}</b>
      ))}
    </div>
  );
}
