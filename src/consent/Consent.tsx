import { graphql } from 'gatsby';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { type ConsentChoice, useConsent } from '../page/ConsentProvider';
import { CookieBar } from './CookieBar';

const CookieDialog = lazy(() => import('./CookieDialog').then((module) => ({ default: module.CookieDialog })));
const Toast = lazy(() => import('./Toast').then((module) => ({ default: module.Toast })));

interface ConsentProps {
  texts: Queries.ConsentTextsFragment;
  /** The language of the texts (decision 13). */
  language: string;
}

/** The bar, the dialog and the confirmation (section 4 of the specification). */
export function Consent({ texts, language }: ConsentProps) {
  const { choice, choose, customising, setCustomising } = useConsent();
  const [confirmed, setConfirmed] = useState<ConsentChoice>();
  const wanted = useRef(false);
  wanted.current ||= customising;
  const decide = (next: ConsentChoice) => {
    choose(next);
    setConfirmed(next);
  };
  useReturnFocus(customising);
  return (
    <div lang={language}>
      {choice === 'none' && <CookieBar texts={texts.banner} onChoose={decide} onCustomise={() => setCustomising(true)} />}
      <Suspense fallback={null}>
        {wanted.current && (
          <CookieDialog
            texts={texts}
            language={language}
            open={customising}
            onChoose={decide}
            onClose={() => setCustomising(false)}
          />
        )}
        {confirmed && (
          <Toast texts={texts.toast} language={language} choice={confirmed} onClose={() => setConfirmed(undefined)} />
        )}
      </Suspense>
    </div>
  );
}

/** The dialog's opener may be gone with the bar by the time it closes; the page's content takes the focus then. */
function useReturnFocus(open: boolean): void {
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !open && document.activeElement === document.body) document.querySelector('main')?.focus();
    was.current = open;
  }, [open]);
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
