import type { ReactNode } from 'react';
import { PageLink } from '../ui/PageLink';
import { useSite } from './SiteProvider';

interface DemoLinkProps {
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** 'Test live' and 'watch the video': down to the demo of this page, or over to that of the landing page (decision 9); nothing on a site without it. */
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
