import styled from '@emotion/styled';
import type { LanguageChange } from '../model/language-change';
import { capitalised, Row, Side, Stack } from '../parts/styles';
import type { Field } from '../site';
import { sizes } from '../studio-theme';
import { useWords } from '../words';
import { TakeBack, type TakeBackRequest } from './TakeBack';
import { TitledValue } from './Value';

const Title = styled.strong(capitalised);

const Head = styled(Row)({ justifyContent: 'space-between', fontSize: sizes.small });

interface ChangeItemProps extends LanguageChange {
  field?: Field;
  /** The name of the changed place. */
  place: string;
  takeBack?: TakeBackRequest;
}

/** Renders a change in one language: what it is, and its values before and after side by side. */
export function ChangeItem({ change, language, isMark, field, place, takeBack }: ChangeItemProps) {
  const { say } = useWords();
  const { kind, places } = change;
  const what = isMark ? say(kind === 'removed' ? 'unmarked' : 'marked') : say(kind);
  const title = [language === undefined ? undefined : say.language(language), what].filter(Boolean).join(' · ');
  return (
    <Stack gap={6}>
      <Head>
        <Title>{title}</Title>
        {takeBack && <TakeBack request={takeBack} changes={[change]} place={[place, title].join(', ')} />}
      </Head>
      {places && <span>{say('places', { from: String(places.from), to: String(places.to) })}</span>}
      {!isMark && !places && <Values change={change} language={language} {...(field && { field })} />}
    </Stack>
  );
}

function Values({
  change: { path, kind, before, after },
  language,
  field,
}: Pick<ChangeItemProps, 'change' | 'language' | 'field'>) {
  const { say } = useWords();
  const ofPicture = (value: unknown) =>
    path.endsWith('.json') ? value : say('pictureSize', { size: String(Math.ceil(Number(value) / 1000)) });
  const shared = { language, ...(field && { field }) };
  return (
    <Side count={2}>
      {kind !== 'added' && <TitledValue title={say('before')} value={ofPicture(before)} other={after} {...shared} />}
      {kind !== 'removed' && <TitledValue title={say('after')} value={ofPicture(after)} other={before} {...shared} />}
    </Side>
  );
}
