import Button from '@mui/material/Button';
import { useId } from 'react';
import { labelOf } from '../model/in-words';
import { LabelledInput, submitting } from '../parts/form';
import { Columns, Note, PartHeading, Row, Select, Sheet, Stack } from '../parts/styles';
import { session } from '../session/session';
import { useContent } from '../session/use-session';
import type { Field } from '../site';
import { useWords } from '../words';

/** The properties of a new language, besides its address segments. */
const ownNames = ['name', 'label', 'openGraphLocale'] as const;

const fieldsIn = (field: Field | undefined) => (field?.kind === 'group' ? field.fields : {});

/** Renders the form that adds a language. It starts with the texts of the source language, to be translated. */
export function AddLanguage() {
  const { say } = useWords();
  const { content, known } = useContent();
  const file = [...content.files.values()].find(({ inner }) => inner === known.paths.language);
  const fields = fieldsIn(known.fields[file?.schema ?? '']);
  const segments = fieldsIn(fields.segments);
  const submit = submitting(async (typed) => {
    const own = Object.fromEntries(['code', ...ownNames].map((name) => [name, typed[name]]));
    const parts = Object.fromEntries(Object.keys(segments).map((name) => [name, typed[`segment ${name}`]]));
    const added = await session.actOnce('addlanguage', { ...own, segments: parts });
    if (added && file) session.pick({ path: file.path.replace(/(?<=\/)[a-z]{2}(?=\/)/, typed.code ?? ''), key: [] });
  });
  return (
    <Sheet>
      <PartHeading>{say('addLanguage')}</PartHeading>
      <Note>{say('addLanguageHint', { language: say.language(content.source) })}</Note>
      <form onSubmit={submit}>
        <Stack>
          <Columns>
            <LabelledInput name="code" label={say('languageCode')} pattern="[a-z]{2}" />
            {ownNames.map((name) => (
              <LabelledInput key={name} name={name} label={labelOf(name)} description={fields[name]?.description} />
            ))}
            {Object.entries(segments).map(([name, field]) => (
              <LabelledInput key={name} name={`segment ${name}`} label={labelOf(name)} description={field.description} />
            ))}
          </Columns>
          <div>
            <Button type="submit" variant="outlined">
              {say('add')}
            </Button>
          </div>
        </Stack>
      </form>
    </Sheet>
  );
}

/** Renders the form that removes a language; undo brings it back. */
export function RemoveLanguage() {
  const { say } = useWords();
  const { content } = useContent();
  const hint = useId();
  const others = content.languages.filter((code) => code !== content.source);
  const submit = submitting(async ({ code }) => void (await session.actOnce('removelanguage', { code })));
  if (others.length === 0) return null;
  return (
    <Sheet>
      <PartHeading>{say('removeLanguage')}</PartHeading>
      <Note id={hint}>{say('removeLanguageHint')}</Note>
      <form onSubmit={submit}>
        <Row>
          <Select name="code" aria-label={say('removeLanguage')} aria-describedby={hint}>
            {others.map((code) => (
              <option key={code} value={code}>
                {say.language(code)}
              </option>
            ))}
          </Select>
          <Button type="submit" variant="outlined">
            {say('remove')}
          </Button>
        </Row>
      </form>
    </Sheet>
  );
}
