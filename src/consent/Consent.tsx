import { graphql } from 'gatsby';
import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react';
import { overlay } from '../../packages/fast-page';
import { useSite } from '../layout/SiteProvider';
import { useConsent } from './ConsentProvider';
import { CookieBar } from './CookieBar';
import type { CookieDialog as Dialog } from './CookieDialog';
import { takeConfirmation } from './confirm-after-reload';
import type { ConsentChoice } from './consent-record';

const CookieDialog = overlay(() => import('./CookieDialog').then((module) => module.CookieDialog), FallbackBar);
const Toast = overlay(
  () => import('./Toast').then((module) => module.Toast),
  () => null,
);

/** If the dialog cannot be loaded, the bar comes back with the same two choices, unless it is still there. */
function FallbackBar({ texts, open, onChoose, onClose }: ComponentProps<typeof Dialog>) {
  const isThere = useConsent().choice === 'none';
  return open && !isThere ? (
    <CookieBar texts={texts.banner} customising={false} onChoose={onChoose} onCustomise={onClose} />
  ) : null;
}

interface ConsentProps {
  texts: Queries.ConsentTextsFragment;
  /** The language of the texts (decision 13). */
  language: string;
  /** Address of the cookie policy, in the language of the page; undefined if the site has none. */
  policyPath: string | undefined;
}

/** The bar, the dialog and the confirmation (docs/product.md, Cookies). */
export function Consent({ texts, language, policyPath }: ConsentProps) {
  const { choice, choose, customising, setCustomising } = useConsent();
  const { path } = useSite();
  const [confirmed, setConfirmed] = useState<ConsentChoice>();
  useEffect(() => setConfirmed(takeConfirmation()), []);
  const closeToast = useCallback(() => setConfirmed(undefined), []);
  const wanted = useRef(false);
  wanted.current ||= customising;
  const decide = (next: ConsentChoice) => {
    choose(next);
    setConfirmed(next);
  };
  return (
    <div lang={language}>
      {(choice === 'none' || choice === 'unknown') && (
        <CookieBar
          texts={texts.banner}
          waiting={choice === 'unknown'}
          customising={customising}
          onChoose={decide}
          onCustomise={() => setCustomising(true)}
        />
      )}
      {/* Not before they are needed: a boundary in the HTML would be updated while it still hydrates, by the stored choice. */}
      {wanted.current && (
        <CookieDialog
          key={path}
          texts={texts}
          language={language}
          policyPath={policyPath}
          open={customising}
          onChoose={decide}
          onClose={() => setCustomising(false)}
        />
      )}
      {/* The region is there before its text: screen readers announce only what changes in regions that they know. */}
      <div role="status">
        {confirmed && <Toast key={confirmed} texts={texts.toast} choice={confirmed} onClose={closeToast} />}
      </div>
    </div>
  );
}

export const fragment = graphql`
  fragment ConsentTexts on Cookies {
    banner {
      label
      text
      acceptAll
      essentialOnly
      customise
    }
    modal {
      title
      description
      close
      essentialOnly
      acceptAll
      alwaysOn
      privacySignal
      policy
    }
    categories {
      id
      title
      description
    }
    toast {
      title
      all
      essential
      close
    }
  }
`;
