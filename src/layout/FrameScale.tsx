import { decorationClasses } from '../theme/decoration-classes';
import { labelBars } from '../theme/tokens';

/** The right side of the page's frame as a scale, which a pointer climbs while one scrolls. */
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
