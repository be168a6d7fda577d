import Button from '@mui/material/Button';
import { Stack } from './parts/styles';
import { holdTab } from './session/hold-tab';
import { useSession } from './session/use-session';
import { useWords } from './words';

/** Says that the studio is open in another tab, in place of everything else. */
export function Elsewhere() {
  const { say } = useWords();
  const session = useSession();
  return (
    <Stack as="main" gap={16} style={{ padding: 24, justifyItems: 'start' }}>
      <p role="status">{say('elsewhere')}</p>
      <Button variant="contained" onClick={() => holdTab(session, true)}>
        {say('goOnHere')}
      </Button>
    </Stack>
  );
}
