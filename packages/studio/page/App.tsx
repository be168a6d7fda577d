import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { Panel } from './panel/Panel';
import { Stack } from './parts/styles';
import { PreviewPane } from './preview/PreviewPane';
import { holdTab } from './session/hold-tab';
import { session } from './session/session';
import { useSnapshot } from './session/use-session';
import { colors } from './site';
import { panelWidth, wide } from './studio-theme';
import { TopBar } from './TopBar';
import { useWords } from './words';

const Page = styled.div({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minHeight: '100%',
  [wide]: { height: '100%' },
});

const Panes = styled.main({
  display: 'grid',
  minHeight: 0,
  [wide]: {
    gridTemplateColumns: `minmax(0, 1fr) ${panelWidth}`,
    '& > * + *': { borderInlineStart: `1px solid ${colors.line}` },
  },
});

/** What is said before the content has loaded. */
const firstWords = { kept: 'loading', sending: 'loading', waiting: 'unreachable', ended: 'ended' } as const;

const Waiting = styled.p({ padding: 24 });

/** Renders the studio: the preview on the left, the panel with the fields on the right. */
export function App() {
  const { say } = useWords();
  const { content, known, keeping, refusal, isElsewhere } = useSnapshot();
  if (isElsewhere) return <Elsewhere />;
  if (!content || !known) {
    return (
      <>
        {refusal === undefined && <Waiting role="status">{say(firstWords[keeping])}</Waiting>}
        <Refusal />
      </>
    );
  }
  return (
    <Page>
      <TopBar />
      <Refusal />
      <Panes>
        <PreviewPane />
        <Panel />
      </Panes>
    </Page>
  );
}

/** Says that the studio is open in another tab, in place of everything else. */
function Elsewhere() {
  const { say } = useWords();
  return (
    <Stack as="main" gap={16} style={{ padding: 24, justifyItems: 'start' }}>
      <p role="status">{say('elsewhere')}</p>
      <Button variant="contained" onClick={() => holdTab(true)}>
        {say('goOnHere')}
      </Button>
    </Stack>
  );
}

/** Over the page, which stays where it is: a click that is under way must not hit something else. */
const Over = styled.div({
  position: 'fixed',
  zIndex: 20,
  insetInline: 16,
  marginInline: 'auto',
  maxWidth: '60rem',
  // It must not cover the button that was just clicked: over the preview or, without one beside the panel, at the top.
  top: 16,
  [wide]: { top: 'auto', bottom: 16, insetInlineEnd: `calc(${panelWidth} + 16px)` },
});

/** Shows why the studio refused a request, with the studio's message, which is in English. */
function Refusal() {
  const { say } = useWords();
  const { refusal } = useSnapshot();
  useEffect(() => {
    if (refusal === undefined) return;
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && session.dismiss();
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [refusal]);
  return (
    <Over role="alert">
      {refusal !== undefined && (
        <Alert severity="error" role="presentation" closeText={say('close')} onClose={() => session.dismiss()}>
          {say('refused')} <span lang="en">{refusal}</span>
        </Alert>
      )}
    </Over>
  );
}
