import 'i18next';
import type { InterfaceWords } from './model';

declare module 'i18next' {
  interface CustomTypeOptions {
    /** Checked keys: `t` knows every namespace and word of `data/locales`. */
    resources: InterfaceWords;
    defaultNS: never;
  }
}
