import Button from '@mui/material/Button';
import { useId } from 'react';
import { labelOf } from '../model/in-words';
import { useNavigation } from '../navigation';
import { Columns, Input, Note, PartHeading, Sheet, Stack } from '../parts/styles';
import { useSubmit } from '../parts/use-submit';
import { useContent, useSession } from '../session/use-session';
import type { Field } from '../site';
import { useWords } from '../words';

/** The properties of a new language, besides its address segments. */
const ownNames = ['name', 'label', 'openGraphLocale'] as const;

const fieldsIn = (field: Field | undefined) => (field?.kind === 'group' ? field.fields : {});

/** Renders the form that adds a language. It starts with the texts of the source language, to be translated. */
export function AddLanguage() {
  const { say } = useWords();
  const session = useSession();
  const { pickLater } = useNavigation();
  const { content, known } = useContent();
  const file = [...content.files.values()].find(({ inner }) => inner === known.paths.language);
  const fields = fieldsIn(known.fields[file?.schema ?? '']);
  const segments = fieldsIn(fields.segments);
  const submit = useSubmit(async (typed) => {
    const pickThen = pickLater();
    const own = Object.fromEntries(['code', ...ownNames].map((name) => [name, typed[name]]));
    const parts = Object.fromEntries(Object.keys(segments).map((name) => [name, typed[`segment ${name}`]]));
    const added = await session.act('addlanguage', { ...own, segments: parts });
    if (added && file) pickThen({ path: file.path.replace(/(?<=\/)[a-z]{2}(?=\/)/, typed.code ?? ''), key: [] });
  });
  return (
    <Sheet>
      <PartHeading>{say('addLanguage')}</PartHeading>
      <Note>{say('addLanguageHint', { language: say.language(content.source) })}</Note>
      <form onSubmit={submit}>
        <Stack>
          <Columns>
            <Typed name="code" label={say('languageCode')} pattern="[a-z]{2}" />
            {ownNames.map((name) => (
              <Typed key={name} name={name} label={labelOf(name)} description={fields[name]?.description} />
            ))}
            {Object.entries(segments).map(([name, field]) => (
              <Typed key={name} name={`segment ${name}`} label={labelOf(name)} description={field.description} />
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

interface TypedProps {
  name: string;
  label: string;
  description?: string;
  pattern?: string;
}

function Typed({ name, label, description, pattern }: TypedProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Input id={id} name={name} required pattern={pattern} aria-describedby={`${id}-said`} />
      {description && (
        <Note id={`${id}-said`} lang="en">
          {description}
        </Note>
      )}
    </div>
  );
}
