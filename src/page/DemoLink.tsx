import Button, { type ButtonProps } from '@mui/material/Button';
import { PageLink } from '../ui/PageLink';
import { useSite } from './SiteProvider';

/**
 * The way to the demo, as props of a button of MUI: an anchor on this page, or a link to the landing page (decision 9).
 * @returns undefined on a site without a demo
 */
export function useDemoLink() {
  const { site, demoHref } = useSite();
  if (!site.sections.includes('demo')) return;
  return demoHref.startsWith('#') ? { href: demoHref } : { component: PageLink, to: demoHref };
}

/** “Test live” and “watch the video”; renders nothing on a site without a demo. */
export function DemoLink(props: Pick<ButtonProps, 'children' | 'sx' | 'variant' | 'onClick'>) {
  const way = useDemoLink();
  return way ? <Button {...way} {...props} /> : null;
}
