import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import { useSession, useSnapshot } from './session/use-session';
import { panelWidth, wide } from './studio-theme';
import { useWords } from './words';

/** Over the page, which stays where it is: a click that is under way must not hit something else. */
const Over = styled.div({
  position: 'fixed',
  zIndex: 20,
  bottom: 16,
  insetInline: 16,
  marginInline: 'auto',
  maxWidth: '60rem',
  // Over the preview: in the panel, it would cover the button that was just clicked.
  [wide]: { insetInlineEnd: `calc(${panelWidth} + 16px)` },
});

/** Shows why the studio refused a request, with the studio's message, which is in English. */
export function Refusal() {
  const { say } = useWords();
  const session = useSession();
  const { refusal } = useSnapshot();
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
