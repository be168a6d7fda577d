import { isDeepStrictEqual } from 'node:util';
import type { Edit } from '../../src/content/document/edit';
import { valueAt } from '../../src/content/problem';
import { addEntry, type EntryKind, idsIn, moveEntry, removeEntry } from '../../tools/studio/src/recipes/entries';
import { addLanguage, removeLanguage } from '../../tools/studio/src/recipes/languages';
import { addPage, removeFile, removePage, removeUnnamed } from '../../tools/studio/src/recipes/pages';
import { markTranslated, othersOf } from '../../tools/studio/src/recipes/translations';
import type { Worksheet } from '../../tools/studio/src/recipes/worksheet';
import type { EditedData } from '../editor/edited-data';

type Key = (string | number)[];
type Collection = 'features' | 'legal';

/** Does in the studio what a recipe of the guide does by hand; it types the values that the recipe wrote. */
export class Editor {
  constructor(
    readonly sheet: Worksheet,
    private readonly done: EditedData,
  ) {}

  /** Returns the value that the recipe wrote at a key. */
  typed(path: string, ...key: Key): unknown {
    return valueAt(this.done.read(path), key);
  }

  /** Types the recipe's value at a key, or removes the key, if the recipe changed it. */
  type(path: string, ...key: Key): void {
    const [old, value] = [valueAt(this.sheet.value(path), key), this.typed(path, ...key)];
    if (isDeepStrictEqual(old, value)) return;
    const edit: Edit = value === undefined ? { kind: 'remove', key } : { kind: 'set', key, value };
    this.sheet.edit(path, edit);
  }

  /** Like `type`, in the file of every language. */
  typeInAll(file: string, ...key: Key): void {
    for (const { path } of this.sheet.inEveryLanguage(file)) this.type(path, ...key);
  }

  /** Appends the entries that the recipe added to a list. */
  append(path: string, ...key: Key): void {
    const [old, list] = [valueAt(this.sheet.value(path), key), this.typed(path, ...key)] as [unknown[], unknown[]];
    for (const [index, value] of list.entries()) {
      if (index >= old.length) this.sheet.edit(path, { kind: 'insert', key, at: index, value });
    }
  }

  mark(file?: string): void {
    for (const language of othersOf(this.sheet)) {
      markTranslated(this.sheet, language, { ...(file !== undefined && { file }), meansSame: true });
    }
  }

  /** Adds the last page of the recipe's list, with its texts and pictures. */
  addPage(name: Collection, list: string): void {
    const facts = (this.typed(`${name}.json`, list) as { id: string }[]).at(-1) as { id: string };
    const file = `content/${name}/${facts.id}.json`;
    const texts = Object.fromEntries(
      this.sheet.languages.map((code) => [code, this.typed(`locales/${code}/${file}`) as object]),
    );
    addPage(this.sheet, name, { facts, texts, pictures: this.newPictures() });
    this.mark(file);
  }

  /** Adds the last entry of the recipe's lists for a kind of entry. */
  addEntry(kind: EntryKind, file: string, list: string, facts?: string): void {
    const last = (path: string) => (this.typed(path, list) as { id: string }[]).at(-1) as { id: string };
    const words = Object.fromEntries(this.sheet.languages.map((code) => [code, last(`locales/${code}/${file}`)]));
    addEntry(this.sheet, kind, { words, ...(facts !== undefined && { facts: last(facts) }) });
    for (const [path, bytes] of this.newPictures()) this.sheet.put(path, bytes);
    this.mark(file);
  }

  newPictures(): Map<string, Buffer> {
    const paths = [...this.done.images].map((path) => `images/${path}`);
    return new Map(paths.filter((path) => !this.sheet.read(path)).map((path) => [path, Buffer.from(path)]));
  }

  ids = (path: string, list: string) => idsIn(this.sheet, path, list);
  features = () => this.ids('features.json', 'features');
}

const faq = 'content/faq.json';

/** The steps of each recipe of the guide in the studio, by the anchor of its heading. */
export const ways: Readonly<Record<string, (editor: Editor) => void>> = {
  'add-a-feature': (editor) => editor.addPage('features', 'features'),
  'add-a-language': (editor) => {
    const code = (editor.typed('site.json', 'languages') as string[]).at(-1) ?? '';
    const own = editor.typed(`locales/${code}/language.json`) as Parameters<typeof addLanguage>[1];
    const { name, label, openGraphLocale, segments } = own;
    addLanguage(editor.sheet, { code, name, label, openGraphLocale, segments });
    editor.mark();
  },
  'add-a-legal-page': (editor) => editor.addPage('legal', 'pages'),
  'add-a-question': (editor) => editor.addEntry('question', faq, 'entries'),
  'add-a-testimonial': (editor) =>
    editor.addEntry('testimonial', 'content/testimonials.json', 'testimonials', 'testimonials.json'),
  'ask-visitors-again-for-their-choice-of-cookies': (editor) => editor.type('site.json', 'consent', 'version'),
  'change-a-legal-page': (editor) => {
    const file = `content/legal/${editor.ids('legal.json', 'pages')[0]}.json`;
    for (const { path } of editor.sheet.inEveryLanguage(file)) editor.append(path, 'sections', 0, 'list');
    editor.type('legal.json', 'pages', 0, 'updated');
    editor.mark(file);
  },
  'change-a-price': (editor) => {
    for (const index of editor.ids('packs.json', 'packs').keys()) {
      for (const key of ['price', 'includedFiles', 'setupFee']) editor.type('packs.json', 'packs', index, key);
    }
  },
  'change-a-rating': (editor) => editor.type('testimonials.json', 'testimonials', 0, 'rating'),
  'change-a-statistic': (editor) => {
    for (const id of [editor.features()[0], editor.features().at(-1)]) {
      editor.typeInAll(`content/features/${id}.json`, 'stat');
      editor.typeInAll(`content/features/${id}.json`, 'statDescription');
    }
    editor.mark();
  },
  'change-a-text': (editor) => {
    editor.typeInAll('hero.json', 'badge');
    editor.mark('hero.json');
  },
  'change-an-image': (editor) => {
    const pictures = editor.sheet.files('images/').map((path) => path.slice('images/'.length));
    for (const [path, bytes] of editor.newPictures()) editor.sheet.put(path, bytes);
    for (const id of editor.features()) {
      const file = `content/features/${id}.json`;
      for (const key of ['src', 'portrait', 'alt']) editor.typeInAll(file, 'image', key);
      const before = JSON.stringify([...editor.sheet.contents.keys()]);
      if (before.includes(`/${id}.json`)) editor.mark(file);
    }
    removeUnnamed(editor.sheet, pictures);
  },
  'change-the-contact-or-the-copyright-year': (editor) => {
    editor.type('site.json', 'copyrightYear');
    editor.type('site.json', 'contact', 'phone');
    editor.type('site.json', 'contact', 'email');
  },
  'change-the-name-of-a-language': (editor) => editor.typeInAll('language.json', 'name'),
  'change-the-title-of-the-root-page': (editor) => {
    editor.typeInAll('content/pages.json', 'root', 'title');
    editor.mark('content/pages.json');
  },
  'change-the-tour': (editor) => editor.type('site.json', 'demoFrameUrl'),
  'let-an-old-address-lead-elsewhere': (editor) => editor.append('redirects.json', 'redirects'),
  'let-the-cookie-bar-follow-the-page': (editor) => editor.type('site.json', 'cookieBannerLanguage'),
  'move-a-section': (editor) => {
    const sections = editor.sheet.value<{ sections: string[] }>('site.json').sections;
    editor.sheet.edit('site.json', { kind: 'move', key: ['sections'], from: 1, to: sections.length - 1 });
  },
  'publish-a-page-in-some-languages-only': (editor) => {
    for (const [name, list] of [
      ['features', 'features'],
      ['legal', 'pages'],
    ] as const) {
      for (const [index, id] of editor.ids(`${name}.json`, list).entries()) {
        editor.type(`${name}.json`, list, index, 'languages');
        const languages = editor.typed(`${name}.json`, list, index, 'languages') as string[] | undefined;
        const left = editor.sheet.languages.filter((code) => languages && !languages.includes(code));
        for (const code of left) removeFile(editor.sheet, `locales/${code}/content/${name}/${id}.json`);
      }
    }
    editor.append('redirects.json', 'redirects');
  },
  'remove-a-feature': (editor) => {
    const left = editor.typed('features.json', 'features') as { id: string }[];
    removePage(editor.sheet, 'features', editor.features().find((id) => left.every((feature) => feature.id !== id)) ?? '');
    editor.mark();
    editor.append('redirects.json', 'redirects');
  },
  'remove-a-language': (editor) => {
    for (const name of ['defaultLanguage', 'notFoundLanguage', 'cookieBannerLanguage']) editor.type('site.json', name);
    const left = editor.typed('site.json', 'languages') as string[];
    const gone = editor.sheet.languages.find((code) => !left.includes(code));
    if (gone !== undefined) removeLanguage(editor.sheet, gone);
  },
  'remove-a-question': (editor) => {
    const id = editor.ids(`locales/${editor.sheet.source}/${faq}`, 'entries')[1];
    removeEntry(editor.sheet, 'question', id ?? '');
  },
  'rename-a-slug': (editor) => {
    const page = editor.ids('legal.json', 'pages').at(-1);
    for (const file of [`content/features/${editor.features()[1]}.json`, `content/legal/${page}.json`]) {
      for (const { path } of editor.sheet.inEveryLanguage(file)) {
        editor.append(path, 'previousSlugs');
        editor.type(path, 'slug');
      }
    }
    for (const { path } of editor.sheet.inEveryLanguage('language.json')) {
      editor.append(path, 'previousSegments', 'features');
      editor.type(path, 'segments', 'features');
    }
  },
  'reorder-the-questions': (editor) => {
    const ids = editor.ids(`locales/${editor.sheet.source}/${faq}`, 'entries');
    for (const id of ids) moveEntry(editor.sheet, 'question', id, 0);
  },
  'take-a-feature-off-the-list': (editor) => {
    for (const index of editor.features().keys()) editor.type('features.json', 'features', index, 'listed');
  },
  'take-a-section-out': (editor) => {
    const before = editor.sheet.value<{ sections: string[] }>('site.json').sections;
    const after = editor.typed('site.json', 'sections') as string[];
    const gone = before.findIndex((section) => !after.includes(section));
    if (gone >= 0) editor.sheet.edit('site.json', { kind: 'remove', key: ['sections', gone] });
    editor.append('site.json', 'sections');
  },
  'take-something-off-the-site-for-now': (editor) => {
    for (const [path, list] of [
      ['features.json', 'features'],
      ['packs.json', 'packs'],
      ['testimonials.json', 'testimonials'],
      ['legal.json', 'pages'],
      ...editor.sheet.inEveryLanguage(faq).map((file) => [file.path, 'entries'] as const),
    ] as const) {
      for (const index of editor.ids(path, list).keys()) editor.type(path, list, index, 'published');
    }
  },
};
