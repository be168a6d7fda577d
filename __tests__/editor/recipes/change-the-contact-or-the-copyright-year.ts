import type { FileOf, Recipe } from '../edited-data';

/** The next year, another last digit of the phone number, another mailbox. */
export const recipe: Recipe = (data) =>
  data.edit<FileOf<'SiteSettings'>>('site.json', (site) => {
    site.copyrightYear += 1;
    const { contact } = site;
    contact.phone = contact.phone.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
    contact.email = `team.${contact.email}`;
  });
