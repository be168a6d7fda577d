import { decorationClasses } from '../theme/decoration-classes';

/** The double line of a label round the whole page; decoration, never in the way of a pointer. */
export const Frame = () => <div className={decorationClasses.frame} />;
