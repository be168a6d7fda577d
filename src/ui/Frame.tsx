import { fixedClass } from '../theme/tokens';

/** The two lines around every page (`frame-styles.ts`). */
export const Frame = () => <div className={`frame ${fixedClass}`} />;
