/** A character that no text holds: the content check refuses it. */
const never = '\u0000';

/**
 * The options of i18next. Texts hold placeholders and nothing else of its syntax: no references to other texts, no formats, no
 * unescaped values. The content check reads placeholders in the same way (`packages/content/texts/placeholders.ts`).
 * @param name the product's name
 */
export const i18nextOptions = (name: string) => ({
  keySeparator: '.',
  nsSeparator: ':',
  interpolation: {
    escapeValue: false,
    nestingPrefix: never,
    formatSeparator: never,
    unescapePrefix: never,
    defaultVariables: { name },
  },
});
