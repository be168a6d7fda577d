import { expect, type Locator, type Page, test } from '@playwright/test';
import { checkSources } from '../../src/data/checks/check-data';
import { loadContent } from '../../src/data/load-content';
import { readData } from '../../src/data/read-data';
import { serveAdmin } from './admin-server';
import { filesIn, fillWith } from './test-repository';

const { SiteSettings: site } = loadContent();
const { sourceLanguage, name: siteName } = site;
const languages = [sourceLanguage, ...site.languages.filter((language) => language !== sourceLanguage)];
const editing = { origin: 'https://github.com', repository: 'a/b', branch: 'main', siteName, sourceLanguage };
const github = { ...editing, software: 'github' } as const;
const data = readData();

/** Collects a page's errors, warnings and requests to other machines. */
function faultsOf(page: Page, allowed = ''): string[] {
  const faults: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && faults.push(message.text()));
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('request', (request) => {
    const { protocol, hostname, origin } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1' && origin !== allowed) faults.push(request.url());
  });
  return faults;
}

const nameOf = (language: string) => new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;

/** Returns the pane with a language's fields: the first language is on the left, any other on the right. */
async function paneOf(page: Page, language: string): Promise<Locator> {
  const pane = page.getByRole('group', { name: new RegExp(`^Edit .*${nameOf(language)}.* Content$`) });
  const others = page.getByRole('group', { name: /^Edit .* Content$/ });
  await expect(others.first()).toBeVisible();
  if (!(await pane.isVisible()))
    await others
      .last()
      .getByRole('radio', { name: nameOf(language) })
      .click();
  await expect(pane).toBeVisible();
  return pane;
}

const field = (pane: Locator, name: string) => pane.getByRole('textbox', { name, exact: true }).last();

/** Scrolls to the end, because the CMS renders entries only when they are near the visible area. */
async function scrollToEnd(page: Page, pane: Locator): Promise<void> {
  await pane.hover();
  for (let step = 0; step < 4; step++) {
    await page.mouse.wheel(0, 20_000);
    await page.waitForTimeout(150);
  }
}

/** Opens a file and waits for one of its fields. */
async function open(page: Page, hash: string, key: string): Promise<void> {
  await page.evaluate((to) => location.assign(to), `#/collections/${hash}`);
  await expect(page.getByRole('group', { name: new RegExp(`${key}.* Field$`) }).last()).toBeVisible();
}

/** Saves the file; afterwards the CMS shows the list of files. */
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(/#\/collections\/\w+$/);
  await expect(page.getByRole('group', { name: 'Content Library' })).toBeVisible();
}

const pathOf = (language: string, file: string) => `locales/${language}/${file}`;

const sourceOf = (path: string) => data.sources.get(path) ?? '';

interface Question {
  id: string;
  question: string;
  answer: string;
}

const faqOf = (text: string) => JSON.parse(text) as { entries: Question[] };

/** Returns a new entry in the given language. */
function newQuestion(language: string): Question {
  const [first] = faqOf(sourceOf(pathOf(language, 'content/faq.json'))).entries;
  return { id: 'hostedEditing', question: `${first?.question} 2`, answer: `${first?.answer} 2` };
}

async function changeText(page: Page): Promise<void> {
  await open(page, 'interface/entries/hero', 'subtitle');
  for (const language of languages) {
    const subtitle = field(await paneOf(page, language), 'subtitle');
    await subtitle.fill(`${await subtitle.inputValue()} 2`);
  }
  await save(page);
}

async function addQuestion(page: Page): Promise<void> {
  await open(page, 'content/entries/faq', 'entries');
  for (const language of languages) {
    const pane = await paneOf(page, language);
    const isFirst = language === sourceLanguage;
    // The id of the new entry also creates it in the other languages.
    if (isFirst) await pane.getByRole('button', { name: /^Add / }).click();
    await scrollToEnd(page, pane);
    const { id, question, answer } = newQuestion(language);
    if (!(await field(pane, 'question').isVisible()))
      await pane.getByRole('button', { name: 'Expand', exact: true }).last().click();
    await scrollToEnd(page, pane);
    if (isFirst) await field(pane, 'id').fill(id);
    await field(pane, 'question').fill(question);
    await field(pane, 'answer').fill(answer);
  }
  await save(page);
}

test('a text in every language and a new question are saved, and nothing else changes', async ({ page }) => {
  const server = await serveAdmin(github, { name: 'test-repo' });
  const faults = faultsOf(page);
  await page.goto(server.address.replace('/editor', '/config.json'));
  await fillWith(page, data.sources);
  await page.goto(server.address);
  await page.getByRole('button', { name: /Test/ }).click();
  await expect(page.getByRole('radio', { name: 'Contents' })).toBeVisible();
  await changeText(page);
  await addQuestion(page);

  const after = await filesIn(page);
  expect.soft([...after.keys()].sort()).toEqual([...data.sources.keys()].sort());
  const changed = [...after].filter(([path, text]) => text !== data.sources.get(path)).map(([path]) => path);
  const expected = languages.flatMap((language) => ['hero.json', 'content/faq.json'].map((file) => pathOf(language, file)));
  expect.soft(changed.sort()).toEqual(expected.sort());
  for (const language of languages) {
    const hero = pathOf(language, 'hero.json');
    expect.soft(after.get(hero)).toBe(sourceOf(hero).replace(/("subtitle": ".*)(",?)$/m, '$1 2$2'));
    const faq = pathOf(language, 'content/faq.json');
    const { entries, ...others } = faqOf(sourceOf(faq));
    expect.soft(faqOf(after.get(faq) ?? '')).toEqual({ ...others, entries: [...entries, newQuestion(language)] });
    const lines = sourceOf(faq).split('\n');
    const kept = (after.get(faq) ?? '').split('\n').filter((line) => line === lines[0] && lines.shift() !== undefined);
    expect.soft(kept.join('\n')).toBe(sourceOf(faq));
  }
  const { problems } = checkSources({ ...data, sources: new Map([...data.sources, ...after]) });
  expect.soft(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect.soft(faults).toEqual([]);
  server.end();
});

test('the page of a Git host asks for a token, and reaches nothing but that host', async ({ page }) => {
  const server = await serveAdmin(github);
  await page.route(/^https:/, (route) =>
    route.fulfill({ json: { status: { indicator: 'none' } }, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  const faults = faultsOf(page, 'https://www.githubstatus.com');
  await page.goto(server.address);
  await expect(page.getByRole('button', { name: /token/i })).toBeVisible();
  expect(faults).toEqual([]);
  server.end();
});
