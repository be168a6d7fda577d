import type { ComponentProps } from 'react';
import { FloatingButtons } from './FloatingButtons';
import { Footer } from './Footer';

/** What is below the content of every page. */
export function Bottom(props: ComponentProps<typeof Footer>) {
  return (
    <>
      <Footer {...props} />
      <FloatingButtons />
    </>
  );
}
