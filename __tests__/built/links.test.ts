/** @jest-environment ./__tests__/jest/pages-environment.cjs */

import { answer } from '../../packages/hosts';
import { leadsSomewhere, ownAddresses } from '../support/built-links';
import { content, documentAt, model, published, registry, visibleText, wordsOf } from '../support/built-site';
import { withoutCopies } from '../support/copies';

const pages = withoutCopies(registry.pages);
const { contact, demoFrameUrl, languages, sections } = content.SiteSettings;

test.each(pages.map(({ path }) => path))('on %s every link and file of the site is there, anchors included', (path) => {
  expect(ownAddresses(path).filter((address) => !leadsSomewhere(address, path))).toEqual([]);
});

test('every redirect leads to a page, and to an anchor that it has', () => {
  expect(model.redirects.filter(({ from }) => !leadsSomewhere(from, '/'))).toEqual([]);
});

test('links name final addresses: none is redirected, none ends with a slash', () => {
  const indirect = pages.flatMap(({ path }) =>
    ownAddresses(path)
      .map((address) => new URL(address, `https://www.example.com${path}`).pathname)
      .filter((pathname) => pathname !== path && answer(model, pathname, (file) => published.has(file)).kind === 'redirect'),
  );
  expect([...new Set(indirect)]).toEqual([]);
});

test.each(languages)('the landing page in %s has the specification’s anchor of each of its sections', (language) => {
  const anchors = {
    pricing: 'pricing-section',
    testimonials: 'testimonials-section',
    faq: 'faq-section',
    demo: 'video-section',
  };
  const page = documentAt(registry.pathOf({ kind: 'landing' }, language));
  for (const [section, id] of Object.entries(anchors)) {
    const expected = sections.some((name) => name === section) ? 'SECTION' : undefined;
    // The demo's is its frame, in its section.
    expect([id, page.getElementById(id)?.closest('section')?.tagName]).toEqual([id, expected]);
  }
});

/** Every address that the data names, such as those of authorities. */
const inTheData = JSON.stringify(content).match(/(?<=")https?:[^"]+(?=")/g) ?? [];

test.each(pages.map((page) => [page.path, page] as const))(
  '%s opens other sites in a new tab and says so, and only those that the data names',
  (path, page) => {
    const { buttons, demo } = wordsOf(page.language).interface;
    const external = [...documentAt(path).querySelectorAll<HTMLAnchorElement>('a[href^="http"]')];
    for (const link of external) {
      expect([...inTheData, demoFrameUrl.replaceAll('{{language}}', page.language)]).toContain(link.getAttribute('href'));
      expect(link.target).toBe('_blank');
      expect(link.rel).toContain('noopener');
      expect([buttons.newTab, demo.openInNewTab].filter((words) => visibleText(link).includes(words))).not.toEqual([]);
    }
  },
);

test('the page of every feature links to the form for a demo', () => {
  const features = pages.filter(({ kind, indexed }) => kind === 'feature' && indexed);
  const without = features.filter(({ path }) => !documentAt(path).querySelector(`main a[href="${contact.demoFormUrl}"]`));
  expect(without.map(({ path }) => path)).toEqual([]);
});

test('the footer has the phone number and the e-mail address as links', () => {
  const links = [...documentAt(`/${languages[0]}`).querySelectorAll('footer address a')].map((link) =>
    link.getAttribute('href'),
  );
  expect(links).toEqual([`tel:${contact.phone.replaceAll(' ', '')}`, `mailto:${contact.email}`]);
});
