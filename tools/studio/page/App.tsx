import styled from '@emotion/styled';
import { Elsewhere } from './Elsewhere';
import { NavigationProvider } from './navigation';
import { Panel } from './panel/Panel';
import { PreviewPane } from './preview/PreviewPane';
import { Refusal } from './Refusal';
import { SavingProvider } from './saving';
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
    <NavigationProvider>
      <SavingProvider>
        <Page>
          <TopBar />
          <Refusal />
          <Panes>
            <PreviewPane />
            <Panel />
          </Panes>
        </Page>
      </SavingProvider>
    </NavigationProvider>
  );
}
