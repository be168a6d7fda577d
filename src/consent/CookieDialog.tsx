import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { startKeyboardInView } from '../../packages/fast-page';
import { colors, doubleLine, sizes, touchTarget } from '../theme/tokens';
import { CloseIcon } from '../ui/CloseIcon';
import { PageLink } from '../ui/PageLink';
import { type ConsentChoice, sendsPrivacySignal } from './consent-record';

interface CookieDialogProps {
  texts: Queries.ConsentTextsFragment;
  language: string;
  policyPath: string | undefined;
  open: boolean;
  onChoose: (choice: ConsentChoice) => void;
  onClose: () => void;
}

const Body = styled('div')({
  padding: 'clamp(24px, 4vw, 40px)',
  '& h2': { margin: '0 48px 8px 0', fontSize: sizes.title, fontStretch: '108%', fontWeight: 740, lineHeight: 1.15 },
  '& > p': { color: colors.inkSoft },
  '& > p + p': { marginTop: 12, color: colors.ink },
  '& dl': { margin: '24px 0 28px' },
  // On a phone, both answers stay in the window.
  '@media (max-height: 700px)': { padding: 20, '& dl': { marginBlock: 14 }, '& dl > div': { paddingBlock: 10 } },
  '& dl > div': { paddingBlock: 16, borderTop: `1px solid ${colors.line}` },
  '& dt': { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 16, fontWeight: 700 },
  '& dt > span': { color: colors.emberText, fontSize: sizes.caption },
  '& dd': { margin: '4px 0 0', color: colors.inkSoft, fontSize: sizes.body, lineHeight: 1.5 },
});

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, '& > button': { flex: '1 1 auto' } });

const Policy = styled(PageLink)({
  ...touchTarget,
  marginTop: 12,
  fontSize: sizes.body,
});

/** The three categories and the two choices (docs/product.md, Cookies). */
export function CookieDialog({ texts, language, policyPath, open, onChoose, onClose }: CookieDialogProps) {
  const { modal, categories } = texts;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      lang={language}
      aria-labelledby="cookie-dialog-title"
      aria-describedby="cookie-dialog-description"
      slotProps={{
        paper: {
          sx: {
            ...doubleLine,
            boxShadow: 'none',
            m: 2,
            maxWidth: '30rem',
            width: 'calc(100% - 32px)',
          },
        },
        transition: { onExited: returnFocus },
      }}
    >
      <Body>
        <h2 id="cookie-dialog-title">{modal.title}</h2>
        <p id="cookie-dialog-description">{modal.description}</p>
        {sendsPrivacySignal() && <p>{modal.privacySignal}</p>}
        <dl>
          {categories.map(({ id, title, description }) => (
            <div key={id}>
              <dt>
                {title}
                {id === 'essential' && <span>{modal.alwaysOn}</span>}
              </dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
        <Buttons>
          <Button variant="solid" onClick={() => onChoose('essential')}>
            {modal.essentialOnly}
          </Button>
          <Button variant="solid" onClick={() => onChoose('all')}>
            {modal.acceptAll}
          </Button>
        </Buttons>
        {policyPath && <Policy to={policyPath}>{modal.policy}</Policy>}
        <IconButton aria-label={modal.close} onClick={onClose} sx={{ position: 'absolute', top: 14, right: 14 }}>
          <CloseIcon />
        </IconButton>
      </Body>
    </Dialog>
  );
}

/** The button that opened the dialog may be gone together with the bar. */
function returnFocus(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest('[role="dialog"]')) activeElement.blur();
  startKeyboardInView();
}
