import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { type DragEvent, useId, useRef, useState } from 'react';
import { Input, Note, Row, Stack } from '../../parts/styles';
import { followed } from '../../session/followed';
import { useContent, useSession } from '../../session/use-session';
import { colors } from '../../site';
import { sizes } from '../../studio-theme';
import { useWords } from '../../words';
import { base64Of } from './base64-of';
import type { ControlProps } from './control-props';
import { useFreePictureName } from './use-free-picture-name';
import { usePicture } from './use-picture';

const Drop = styled.div<{ isOver: boolean }>(({ isOver }) => ({
  display: 'grid',
  gap: 8,
  padding: 8,
  border: `2px dashed ${isOver ? colors.ember[4] : colors.inkSoft}`,
  borderRadius: 6,
  '& img': { maxWidth: '100%', maxHeight: 160, border: `1px solid ${colors.line}` },
}));

const Label = styled.label({ fontSize: sizes.small });

/** Renders a picture. To replace it, drop or choose a file, or type the name of a picture that the site has already. */
export function PictureControl({ id, field, spot, labelledBy, describedBy, isInvalid, onChange }: ControlProps<'picture'>) {
  const { say } = useWords();
  const [isOver, setOver] = useState(false);
  const { refused, isBusy, replace } = useReplacement(spot);
  const src = usePicture(String(spot.value));
  const { content } = useContent();
  const file = useRef<HTMLInputElement>(null);
  const [told, path, named, known] = [useId(), useId(), useId(), useId()];
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void replace(event.dataTransfer.files[0]);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <Drop isOver={isOver} aria-busy={isBusy} onDragOver={over} onDragLeave={() => setOver(false)} onDrop={drop}>
      {src && <img src={src} alt="" />}
      <Label id={named} htmlFor={path}>
        {say('pictureName')}
      </Label>
      <Input
        id={path}
        list={known}
        value={String(spot.value)}
        aria-labelledby={`${named} ${labelledBy}`}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={known}>
        {content.pictures.map((picture) => (
          <option key={picture} value={picture} />
        ))}
      </datalist>
      <Row>
        <Button
          id={id}
          variant="outlined"
          disabled={isBusy}
          aria-labelledby={`${id} ${labelledBy}`}
          aria-describedby={`${told} ${describedBy}`}
          aria-invalid={isInvalid}
          onClick={() => file.current?.click()}
        >
          {say(isBusy ? 'pictureBusy' : 'choosePicture')}
        </Button>
        <input ref={file} type="file" accept="image/*" hidden onChange={({ target }) => void replace(target.files?.[0])} />
      </Row>
      <Stack gap={2} id={told}>
        <Note>{say('pictureNeeds', { width: String(field.needs.minWidth) })}</Note>
        {field.needs.shape && <Note lang="en">{field.needs.shape.said}</Note>}
      </Stack>
      <div role="alert">{refused && <strong lang="en">{refused}</strong>}</div>
    </Drop>
  );
}

/** Returns the function that replaces a picture, with its state: busy, or refused with the reason. */
function useReplacement({ path, key, value, language }: ControlProps['spot']) {
  const session = useSession();
  const { content } = useContent();
  const freeName = useFreePictureName();
  const [refused, setRefused] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const replace = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    const [name, bytes] = [freeName(String(value), path, file.name, language), await base64Of(file)];
    const answer = await session.actOn<{ refused?: string }>((now) => {
      const place = followed({ path, key }, content, now);
      return place && { name: 'picture', body: { ...place, name, bytes } };
    });
    setRefused(answer?.refused);
    setBusy(false);
  };
  return { refused, isBusy, replace };
}
