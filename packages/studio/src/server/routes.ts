import { z } from 'zod';
import type { Preview } from '../preview/preview';
import { addEntry, addPage, moveEntry, movePage, removeEntry, removePage } from '../recipes/entries';
import type { RemediedProblem } from '../recipes/remedies';
import { markTranslated } from '../recipes/translations';
import { addLanguage, type CollectionName, collections, entryLists, removeLanguage } from '../site';
import type { Studio } from '../studio';
import { checkedOf, contentOf, fieldsOfAll, pictureOf } from './page-answers';

const path = z.string().max(200);
const key = z.array(z.union([z.string().max(500), z.int().min(0)])).max(50);
const at = z.int().min(0);

const edit = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('set'), key, value: z.json(), before: z.string().max(500).optional() }),
  z.strictObject({ kind: z.literal('insert'), key, at, value: z.json() }),
  z.strictObject({ kind: z.literal('remove'), key }),
  z.strictObject({ kind: z.literal('move'), key, from: at, to: at }),
]);

const title = z.string().min(1).max(200);
const keyInFile = z.strictObject({ path, key: z.string().max(2000) });
const change = keyInFile.extend({ name: z.string().max(2000) });
const take = z.enum(['ours', 'theirs']);

const id = z.string().max(100);
const entry = z.looseObject({ id });
const kind = z.enum(Object.keys(entryLists));
const collection = z.enum(Object.keys(collections) as [CollectionName, ...CollectionName[]]);
const words = z.record(z.string(), z.looseObject({}));

/** A request that the studio handles: the schema of its body, and the handler. */
interface Route {
  body: z.ZodType;
  /** Maximum length of the body, in bytes. */
  limit: number;
  run(studio: Studio, body: unknown, preview?: Preview): unknown;
}

/** @param run gets the parsed body */
const route = <Schema extends z.ZodType>(
  body: Schema,
  run: (studio: Studio, body: z.infer<Schema>, preview?: Preview) => unknown,
  limit = 1_000_000,
): Route => ({ body, limit, run: run as Route['run'] });

const nothing = z.strictObject({});

/** The guided steps. */
const guided: Readonly<Record<string, Route>> = {
  addentry: route(
    z.strictObject({ kind, facts: entry.optional(), words: z.record(z.string(), entry), at: at.optional() }),
    (studio, body) => studio.guide(`Add: ${body.kind}`, (sheet) => addEntry(sheet, body.kind, body, body.at)),
  ),
  moveentry: route(z.strictObject({ kind, id, to: at }), (studio, body) =>
    studio.guide(`Move: ${body.kind}`, (sheet) => moveEntry(sheet, body.kind, body.id, body.to)),
  ),
  removeentry: route(z.strictObject({ kind, id }), (studio, body) =>
    studio.guide(`Remove: ${body.kind}`, (sheet) => removeEntry(sheet, body.kind, body.id)),
  ),
  addpage: route(z.strictObject({ collection, facts: entry, texts: words, at: at.optional() }), (studio, body) =>
    studio.guide(`Add: ${body.facts.id}`, (sheet) => addPage(sheet, body.collection, body, body.at)),
  ),
  movepage: route(z.strictObject({ collection, id, to: at }), (studio, body) =>
    studio.guide(`Move: ${body.id}`, (sheet) => movePage(sheet, body.collection, body.id, body.to)),
  ),
  removepage: route(z.strictObject({ collection, id }), (studio, body) =>
    studio.guide(`Remove: ${body.id}`, (sheet) => removePage(sheet, body.collection, body.id)),
  ),
  addlanguage: route(
    z.strictObject({
      code: z.string().regex(/^[a-z]{2}$/),
      name: z.string(),
      label: z.string(),
      openGraphLocale: z.string(),
      segments: z.record(z.string(), z.string()),
    }),
    (studio, body) => studio.guide(`Add: ${body.name}`, (sheet) => addLanguage(sheet, body)),
  ),
  removelanguage: route(z.strictObject({ code: id }), (studio, { code }) =>
    studio.guide(`Remove: ${code}`, (sheet) => removeLanguage(sheet, code)),
  ),
  marktranslated: route(
    z.strictObject({ language: id, file: path.optional(), key: z.string().optional(), meansSame: z.boolean().optional() }),
    (studio, { language, ...wish }) => studio.guide('Translations', (sheet) => markTranslated(sheet, language, wish)),
  ),
  remedy: route(
    z.strictObject({
      problems: z
        .array(z.strictObject({ kind: id, file: path, key: z.string().max(2000), found: z.string().max(2000).optional() }))
        .min(1)
        .max(1000),
    }),
    (studio, { problems }) => studio.remedy(...(problems as RemediedProblem[])),
  ),
  picture: route(
    z.strictObject({ path, key, file: path, bytes: z.base64(), isCut: z.boolean().optional() }),
    (studio, { bytes, isCut, ...place }) => studio.replacePicture(place, Buffer.from(bytes, 'base64'), isCut),
    40_000_000,
  ),
};

/** Used if the studio runs without a preview: there is no page. */
const noPreview: Preview = {
  state: { origin: '', stage: 'none' },
  follow: () => undefined,
};

/** All requests, by path below `/api/`. All use POST, so that opening a URL has no effect. */
export const routes: Readonly<Record<string, Route>> = {
  ...guided,
  alive: route(nothing, ({ stamp }, _body, preview = noPreview) => ({ stamp, preview: preview.state })),
  content: route(nothing, contentOf),
  fields: route(nothing, fieldsOfAll),
  check: route(nothing, async (studio) => {
    await studio.readCommit();
    const review = await studio.review().catch(({ message }: Error) => ({ toSend: [], refusal: message }));
    return { ...checkedOf(studio), review };
  }),
  picturebytes: route(z.strictObject({ path }), (studio, body) => pictureOf(studio, body.path)),
  edit: route(z.strictObject({ title, edits: z.array(z.strictObject({ path, edit })).min(1).max(1000) }), (studio, body) =>
    studio.edit(body.title, body.edits),
  ),
  undo: route(nothing, ({ draft }) => draft.undo()),
  redo: route(nothing, ({ draft }) => draft.redo()),
  revert: route(z.strictObject({ changes: z.array(change).min(1).max(1000) }), (studio, body) =>
    studio.revert(body.changes),
  ),
  revertsaved: route(z.strictObject({ changes: z.array(change).min(1).max(1000) }), (studio, body) =>
    studio.revertSaved(body.changes),
  ),
  save: route(nothing, (studio) => studio.save()),
  resolve: route(z.strictObject({ choices: z.array(keyInFile.extend({ take })).max(1000) }), (studio, { choices }) =>
    studio.resolve((file, name) => choices.find((choice) => choice.path === file && choice.key === name)?.take),
  ),
  send: route(z.strictObject({ branch: id, message: z.string().min(1).max(2000) }), (studio, body) => studio.send(body)),
  goback: route(nothing, (studio) => studio.goBack()),
};
