import styled from '@emotion/styled';
import { useRef } from 'react';
import type { PreviewStage } from '../../src/preview/preview';
import { tabId, useNavigation } from '../navigation';
import { focusSoon } from '../parts/focus';
import { Note, Stack } from '../parts/styles';
import { useStored } from '../parts/use-stored';
import { colors } from '../site';
import { sizes, wide } from '../studio-theme';
import { useWords } from '../words';
import { PageTexts } from './PageTexts';
import { listButtonId, PreviewBar } from './PreviewBar';
import { type PreviewWidth, previewWidths } from './preview-widths';
import { usePageAddress } from './use-page-address';
import { usePreview } from './use-preview';
import { usePreviewState } from './use-preview-state';
import { useScale } from './use-scale';

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

const isWidth = (value: unknown) => Object.hasOwn(previewWidths, String(value));

/** Renders the preview: the site with all edits. A click on an element selects it. */
export function PreviewPane() {
  const { say } = useWords();
  const state = usePreviewState();
  const [width, setWidth] = useStored<PreviewWidth>('width', 'desktop', isWidth);
  const frame = useRef<HTMLIFrameElement>(null);
  const origin = state?.stage === 'ready' ? state.origin : undefined;
  const { shown, texts, isPicking, setPicking, list, closeList } = usePreview(frame, origin);
  const { address, goTo, current } = usePageAddress(shown);
  const { view } = useNavigation();
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
        <div role="status">{state?.isBehind && <State>{say('isBehind')}</State>}</div>
        {texts && <PageTexts texts={texts} />}
        <Skip type="button" onClick={() => focusSoon(tabId(view), 'nearest')}>
          {say('skipPreview')}
        </Skip>
      </Stack>
      <Stage ref={stage}>
        {origin ? (
          <Frame ref={frame} src={`${origin}${address}`} title={say('preview')} style={style} />
        ) : (
          <Note style={{ padding: 16 }}>{say(noFrame[state?.stage ?? 'none'])}</Note>
        )}
      </Stage>
    </Pane>
  );
}
