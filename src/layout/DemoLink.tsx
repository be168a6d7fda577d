import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { screenOnly } from '../theme/print-styles';
import { touchTarget } from '../theme/tokens';
import { PageLink } from '../ui/PageLink';
import { useSite } from './SiteProvider';

/** The parameter of the landing page's address that names a step of the demo: the id of a feature. */
export const demoStepParameter = 'step';

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

/** Looks as a second action does. Another variant of MUI's button would add its styles to every page of a feature. */
const StepLink = styled(PageLink)({ ...touchTarget, ...screenOnly, fontWeight: 600 });

/**
 * A link to the step of the demo that shows a feature; renders nothing on a site without a demo.
 * @param step the id of the feature
 */
export function DemoStepLink({ step, children }: { step: string; children: ReactNode }) {
  const { site, demoHref } = useSite();
  if (!site.sections.includes('demo')) return null;
  return <StepLink to={demoHref.replace('#', `?${demoStepParameter}=${step}#`)}>{children}</StepLink>;
}
