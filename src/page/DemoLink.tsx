import Button, { type ButtonProps } from '@mui/material/Button';
import { PageLink } from '../ui/PageLink';
import { useSite } from './SiteProvider';

/** The parameter of the landing page's address that names a step of the demo: the id of a feature. */
export const demoStepParameter = 'step';

/**
 * The way to the demo, as props of a button of MUI: an anchor on this page, or a link to the landing page (decision 9).
 * @param step the id of the feature whose step the demo shows first; if it is missing, the demo starts at its beginning
 * @returns undefined on a site without a demo
 */
export function useDemoLink(step?: string) {
  const { site, demoHref } = useSite();
  if (!site.sections.includes('demo')) return;
  if (step) return { component: PageLink, to: demoHref.replace('#', `?${demoStepParameter}=${step}#`) };
  return demoHref.startsWith('#') ? { href: demoHref } : { component: PageLink, to: demoHref };
}

/** “Test live” and “watch the video”; renders nothing on a site without a demo. */
export function DemoLink({
  step,
  ...props
}: Pick<ButtonProps, 'children' | 'sx' | 'variant' | 'onClick'> & { step?: string }) {
  const way = useDemoLink(step);
  return way ? <Button {...way} {...props} /> : null;
}
