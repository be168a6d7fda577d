import type { ReactNode } from 'react';
import { PageLink } from '../ui/PageLink';
import { useSite } from './SiteProvider';

interface DemoLinkProps {
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/**
 * “Test live” and “watch the video”: a link to the demo on this page, or on the landing page (decision 9); renders nothing on a
 * site without a demo.
 */
export function DemoLink({ children, ...rest }: DemoLinkProps) {
  const { site, demoHref } = useSite();
  if (!site.sections.includes('demo')) return null;
  if (demoHref.startsWith('#')) {
    return (
      <a href={demoHref} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <PageLink to={demoHref} {...rest}>
      {children}
    </PageLink>
  );
}
