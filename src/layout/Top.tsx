import type { ComponentProps } from 'react';
import { Consent } from '../consent/Consent';
import { Header } from './Header';
import { SkipLink } from './SkipLink';

type TopProps = ComponentProps<typeof Consent> & ComponentProps<typeof Header>;

/** What is above the content of every page: the skip link, the cookie bar and the header. */
export function Top({ pages, ...consent }: TopProps) {
  return (
    <>
      <SkipLink />
      {/* Early in the document: its buttons are the keyboard's next stop. */}
      <Consent {...consent} />
      <Header pages={pages} />
    </>
  );
}
