import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import { useEffect } from 'react';
import { useSession, useSnapshot } from './session/use-session';
import { panelWidth, wide } from './studio-theme';
import { useWords } from './words';

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
export function Refusal() {
  const { say } = useWords();
  const session = useSession();
  const { refusal } = useSnapshot();
  useEffect(() => {
    if (refusal === undefined) return;
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && session.dismiss();
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [refusal, session]);
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
