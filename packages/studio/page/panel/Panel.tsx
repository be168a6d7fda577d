import styled from '@emotion/styled';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ComponentType } from 'react';
import { session, type View, views } from '../session/session';
import { useContent } from '../session/use-session';
import { colors } from '../site';
import { wide } from '../studio-theme';
import { useWords } from '../words';
import { ChangesView } from './ChangesView';
import { ContentView } from './ContentView';
import { FieldsView } from './FieldsView';
import { ProblemsView } from './ProblemsView';
import { StepsView } from './StepsView';

const Frame = styled.section({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minWidth: 0,
  minHeight: 0,
  background: colors.wash,
});

const Body = styled.div({ padding: 16, [wide]: { overflow: 'auto', scrollPadding: 24 } });

const bodies: Readonly<Record<View, ComponentType>> = {
  fields: FieldsView,
  content: ContentView,
  steps: StepsView,
  problems: ProblemsView,
  changes: ChangesView,
};

/** Returns the id of the tab of a view. */
export const tabId = (view: View): string => `tab-${view}`;

/** Renders the panel: one tab for each view, and the current view. */
export function Panel() {
  const { say } = useWords();
  const { view, isBusy } = useContent();
  const counts = useCounts();
  const Shown = bodies[view];
  return (
    <Frame aria-label={say('panel')}>
      <Tabs value={view} onChange={(_, next: View) => session.open(next)} aria-label={say('panel')}>
        {views.map((name) => (
          <Tab
            key={name}
            value={name}
            id={tabId(name)}
            aria-controls="panel"
            label={counts[name] ? `${say(name)} (${counts[name]})` : say(name)}
          />
        ))}
      </Tabs>
      {/* Another view begins at its top. */}
      <Body key={view} id="panel" role="tabpanel" aria-labelledby={tabId(view)} aria-busy={isBusy} tabIndex={0}>
        <Shown />
      </Body>
    </Frame>
  );
}

function useCounts(): Partial<Record<View, number>> {
  const { checked, told } = useContent();
  return {
    problems: told.mistakes.length + told.warnings.length,
    changes: checked.changes.length,
  };
}
