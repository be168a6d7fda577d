import styled from '@emotion/styled';
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import type { PreviewStage } from '../../src/preview/preview';
import { tabId } from '../panel/Panel';
import { TextButton } from '../parts/buttons';
import { focusSoon } from '../parts/focus';
import { Note, Sheet, Stack } from '../parts/styles';
import { session } from '../session/session';
import { useContent } from '../session/use-session';
import { colors, formatKey } from '../site';
import { sizes, wide } from '../studio-theme';
import { useWords } from '../words';
import { listButtonId, PreviewBar, type PreviewWidth, previewWidths } from './PreviewBar';
import { type ListedText, usePageAddress, usePreview } from './use-preview';

const Pane = styled.section({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  gap: 8,
  minWidth: 0,
  minHeight: 0,
  padding: 12,
});

const Stage = styled.div({
  position: 'relative',
  minHeight: '60vh',
  // Beside the panel, it takes what the window leaves.
  [wide]: { minHeight: 0 },
  overflow: 'hidden',
  border: `1px solid ${colors.line}`,
  borderRadius: 8,
  background: colors.pale,
});

const Frame = styled.iframe({ position: 'absolute', top: 0, border: 0, background: colors.paper, transformOrigin: '0 0' });

const State = styled.p({
  padding: '4px 10px',
  background: colors.pale,
  borderInlineStart: `4px solid ${colors.ember[0]}`,
  fontSize: sizes.small,
});

/** With the keyboard, the preview is a long way to the panel: it holds a whole page. */
const Skip = styled.button({
  justifySelf: 'end',
  padding: '4px 10px',
  border: 0,
  borderRadius: 6,
  background: colors.ink,
  color: colors.paper,
  font: 'inherit',
  '&:not(:focus-visible)': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    padding: 0,
  },
});

/** What is said in place of the site. */
const noFrame = {
  none: 'noPreview',
  waiting: 'previewWaits',
  starting: 'notReady',
  ready: 'notReady',
  ended: 'previewEnded',
} as const satisfies Record<PreviewStage, string>;

/** Renders the preview: the site with all edits. A click on an element selects it. */
export function PreviewPane() {
  const { say } = useWords();
  const { preview, told, view } = useContent();
  const [width, setWidth] = useState<PreviewWidth>('desktop');
  const frame = useRef<HTMLIFrameElement>(null);
  const origin = preview?.stage === 'ready' ? preview.origin : undefined;
  const isBehind = told.mistakes.length > 0;
  const { shown, texts, isPicking, setPicking, list, closeList } = usePreview(frame, origin);
  const { address, goTo, current, isThere } = usePageAddress(shown, origin !== undefined);
  const close = () => {
    closeList();
    focusSoon(listButtonId, 'nearest');
  };
  const { stage, style } = useScale(previewWidths[width]);
  return (
    <Pane aria-label={say('preview')} onKeyDown={({ key }) => key === 'Escape' && texts && close()}>
      <PreviewBar
        {...{ current, goTo, width, setWidth, isPicking, setPicking }}
        isListed={texts !== undefined}
        onList={texts ? close : list}
      />
      <Stack gap={4}>
        <div role="status">{origin && isBehind && <State>{say('isBehind')}</State>}</div>
        {texts && <PageTexts texts={texts} />}
        <Skip type="button" onClick={() => focusSoon(tabId(view), 'nearest')}>
          {say('skipPreview')}
        </Skip>
      </Stack>
      <Stage ref={stage}>
        {origin && address !== undefined && (
          <Frame
            ref={frame}
            src={`${origin}${address}`}
            title={say('preview')}
            style={{ ...style, ...(!isThere && { visibility: 'hidden' }) }}
          />
        )}
        {!(origin && isThere) && (
          <Note role="status" style={{ padding: 16 }}>
            {say(noFrame[preview?.stage ?? 'none'])}
          </Note>
        )}
      </Stage>
    </Pane>
  );
}

/** Scales a window of a given width down to the available space, never up, and centres it. */
function useScale(width: number): { stage: RefObject<HTMLDivElement>; style: CSSProperties } {
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    if (stage.current) observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room.width / width);
  return {
    stage,
    style: {
      width,
      height: room.height / scale,
      left: Math.max(0, (room.width - width * scale) / 2),
      transform: `scale(${scale})`,
    },
  };
}

const List = styled.ul({ maxHeight: '30vh', padding: 4, overflow: 'auto' });

/** Lists all texts of the previewed page, as an alternative to clicks in the preview. */
function PageTexts({ texts }: { texts: readonly ListedText[] }) {
  const { say } = useWords();
  const { content } = useContent();
  const named = texts.map((text, index) => ({ id: `${text.path} ${formatKey(text.key)} ${index}`, text }));
  return (
    <Sheet aria-label={say('textsOfPage')}>
      <List>
        {named.map(({ id, text }) => (
          <li key={id}>
            <TextButton lang={content.files.get(text.path)?.language} onClick={() => session.pick(text)}>
              {text.text}
            </TextButton>
          </li>
        ))}
      </List>
    </Sheet>
  );
}
