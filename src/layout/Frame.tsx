import { decorationClasses } from '../theme/decoration-classes';

/** The double line around the whole page; decorative, ignores pointers. */
export const Frame = () => <div className={decorationClasses.frame} />;
