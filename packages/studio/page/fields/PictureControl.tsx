import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { RefusedPicture } from '../../src/recipes/picture';
import { SoftButton } from '../parts/buttons';
import { Input, Note, NotKept, Row, Stack } from '../parts/styles';
import { ask } from '../session/api';
import { followed } from '../session/followed';
import { session } from '../session/session';
import { useContent } from '../session/use-session';
import { colors } from '../site';
import { sizes } from '../studio-theme';
import { useWords } from '../words';
import type { ControlProps } from './field-props';

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
  const { refusal, isBusy, replace, cut } = useReplacement(spot);
  const src = usePicture(String(spot.value ?? ''));
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
        value={String(spot.value ?? '')}
        aria-labelledby={`${named} ${labelledBy}`}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={known}>
        {content.pictures.map((picture) => (
          <option key={picture} value={picture} />
        ))}
      </datalist>
      <Row>
        <SoftButton
          id={id}
          variant="outlined"
          disabled={isBusy}
          aria-labelledby={`${id} ${labelledBy}`}
          aria-describedby={`${told} ${describedBy}`}
          aria-invalid={isInvalid}
          onClick={() => file.current?.click()}
        >
          {say(isBusy ? 'pictureBusy' : 'choosePicture')}
        </SoftButton>
        <input ref={file} type="file" accept="image/*" hidden onChange={({ target }) => void replace(taken(target))} />
      </Row>
      <Stack gap={2} id={told}>
        <Note>{say('pictureNeeds', { width: String(field.needs.minWidth) })}</Note>
        {field.needs.shape && <Note lang="en">{field.needs.shape.description}</Note>}
      </Stack>
      <NotKept as="div" role="alert">
        {refusal}
      </NotKept>
      {cut && (
        <Row>
          <Button variant="outlined" aria-disabled={isBusy} onClick={() => void cut()}>
            {say('cutPicture')}
          </Button>
        </Row>
      )}
    </Drop>
  );
}

/** The chosen file. Empties the input: otherwise, choosing the same file again would not count as a change. */
function taken(input: HTMLInputElement): File | undefined {
  const file = input.files?.[0];
  input.value = '';
  return file;
}

/** Returns the function that replaces a picture, with its state: busy, or refused with the reason. */
function useReplacement({ path, key }: ControlProps['spot']) {
  const { say } = useWords();
  const { content } = useContent();
  const [refusal, setRefusal] = useState<ReactNode>();
  const [isBusy, setBusy] = useState(false);
  const [toCut, setToCut] = useState<File>();
  const replace = async (file: File | undefined, isCut = false) => {
    if (!file || isBusy) return;
    setBusy(true);
    setToCut(undefined);
    // Folders, which can be dropped as well, have no bytes.
    const bytes = await base64Of(file).catch(() => undefined);
    if (bytes === undefined) {
      setRefusal(say('pictureUnreadable'));
    } else {
      const { refused, canCut } = (await send(file.name, bytes, isCut)) ?? {};
      setRefusal(refused && <span lang="en">{refused}</span>);
      if (canCut) setToCut(file);
    }
    setBusy(false);
  };
  const send = (file: string, bytes: string, isCut: boolean) =>
    session.actOn<Partial<RefusedPicture>>((now) => {
      const place = followed({ path, key }, content, now);
      return place && { name: 'picture', body: { ...place, file: file.slice(-200), bytes, isCut } };
    });
  return { refusal, isBusy, replace, cut: toCut && (() => replace(toCut, true)) };
}

/** Returns the URL of a picture of the draft; undefined while it loads, or if there is none. */
function usePicture(path: string): string | undefined {
  const { content } = useContent();
  const [src, setSrc] = useState<string>();
  // A new picture under the same name is a step of the draft.
  const step = content.steps.done.length;
  useEffect(() => {
    let address: string | undefined;
    let isWanted = step >= 0 && path !== '';
    if (isWanted) {
      loadPicture(path).then(
        (blob) => {
          if (!isWanted) return;
          address = URL.createObjectURL(blob);
          setSrc(address);
        },
        () => {
          if (isWanted) setSrc(undefined);
        },
      );
    }
    return () => {
      isWanted = false;
      if (address) URL.revokeObjectURL(address);
    };
  }, [path, step]);
  return src;
}

async function loadPicture(path: string): Promise<Blob> {
  const { bytes } = await ask<{ bytes: string }>('picturebytes', { path: `images/${path}` });
  return new Blob([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))]);
}

/** Returns the bytes of a file in base64, for JSON. */
const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
