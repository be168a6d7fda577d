import { z } from 'zod';
import { type Field, fieldsOf } from '../fields';
import { contentPath } from '../files/content-path';
import type { Studio } from '../studio';

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
const take = z.enum(['ours', 'theirs']);

/** One request that the studio answers: what it takes, and what it does. */
interface Route {
  body: z.ZodType;
  run(studio: Studio, body: unknown): unknown;
}

/** @param run gets the body as its schema has it */
const route = <Schema extends z.ZodType>(body: Schema, run: (studio: Studio, body: z.infer<Schema>) => unknown): Route => ({
  body,
  run: run as Route['run'],
});

const nothing = z.strictObject({});

/** Every request, by its path below `/api/`; all are posts, so that an address alone does nothing. */
export const routes: Readonly<Record<string, Route>> = {
  file: route(z.strictObject({ path }), (studio, body) => fileOf(studio, body.path)),
  steps: route(nothing, ({ draft }) => draft.steps),
  edit: route(z.strictObject({ title, edits: z.array(z.strictObject({ path, edit })).min(1).max(1000) }), (studio, body) =>
    studio.edit(body.title, body.edits),
  ),
  undo: route(nothing, ({ draft }) => draft.undo()),
  redo: route(nothing, ({ draft }) => draft.redo()),
  problems: route(nothing, (studio) => studio.problems()),
  changes: route(nothing, (studio) => studio.changes()),
  revert: route(z.strictObject({ path, key: z.string().max(2000) }), (studio, body) => studio.revert(body.path, body.key)),
  save: route(nothing, (studio) => studio.save()),
  resolve: route(
    z.strictObject({ choices: z.array(z.strictObject({ path, key: z.string().max(2000), take })).max(1000) }),
    (studio, { choices }) =>
      studio.resolve((file, name) => choices.find((choice) => choice.path === file && choice.key === name)?.take),
  ),
};

/** A file as it is with all edits, and its fields. */
function fileOf({ draft }: Studio, name: string): { text: string | null; fields: Field } {
  return { text: draft.read(contentPath(name))?.toString('utf8') ?? null, fields: fieldsOf(name) };
}
