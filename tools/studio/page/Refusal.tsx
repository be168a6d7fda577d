import Alert from '@mui/material/Alert';
import { useSession, useSnapshot } from './session/use-session';
import { useWords } from './words';

/** Shows why the studio refused a request, with the studio's message, which is in English. */
export function Refusal() {
  const { say } = useWords();
  const session = useSession();
  const { refusal } = useSnapshot();
  return (
    <div role="alert">
      {refusal !== undefined && (
        <Alert severity="error" role="presentation" closeText={say('close')} onClose={() => session.dismiss()}>
          {say('refused')} <span lang="en">{refusal}</span>
        </Alert>
      )}
    </div>
  );
}
