import { each } from './each';
import { DRIVE } from './facts';
import { createFormat, type Language } from './format';
import { frame, MARK } from './frame';
import { SCREENS } from './screens';
import { integrityOf } from './site';
import { STEPS, stageOf } from './steps';
import { tourScript, tourStyles } from './tour-styles';
import { fill, WORDS } from './words';

type Step = (typeof STEPS)[number];

/**
 * The page of the tour in a language. It loads no other file: its frame is sandboxed and has no origin, so WebKit would find none of
 * the site's files to be its own. Without scripts, it shows all steps in their final state.
 */
export async function tourPage(language: Language): Promise<string> {
  const body = tourBody(language);
  const { title } = WORDS[language].tour;
  const [styles, script] = [await tourStyles(body + title), tourScript()];
  const policy = `default-src 'none'; font-src data:; img-src data:; script-src '${integrityOf(script)}'; style-src '${integrityOf(styles)}'`;
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>Brasa · ${title}</title>
<style>${styles}</style>
</head>
<body>
${body}<script>${script}</script>
</body>
</html>
`;
}

/** In place of a letter, for who may see what. */
const PADLOCK =
  '<svg class="padlock" viewBox="0 0 14 16" aria-hidden="true"><path d="M1 7h12v8H1zM4 7V4.500a3 3 0 0 1 6 0V7"/></svg>';

/** What the page of the tour shows. */
export function tourBody(language: Language): string {
  const words = WORDS[language];
  const format = createFormat(language);
  const { tour } = words;
  const saved = `${format.number(DRIVE.before - DRIVE.after)}\u00a0km`;
  // What belongs to every stage has no letter of its own: it keeps that of the step before.
  const isOfAll = (index: number) => STEPS[index]?.letter === STEPS[index - 1]?.letter;
  const link = ({ id, letter }: Step, index: number) =>
    `<li><a href="#${id}" data-letter="${letter}"><span class="bar"><b>${isOfAll(index) ? PADLOCK : letter}</b><span>${tour.captions[id].label}</span></span></a></li>`;
  const step = ({ id, letter }: Step, index: number) => {
    const { title, text } = tour.captions[id];
    const count = fill(isOfAll(index) ? tour.stepOfAll : tour.stepOf, { n: index + 1, total: STEPS.length, letter });
    return `<section class="step" id="${id}" aria-labelledby="${id}-title" data-letter="${letter}" data-stage="${stageOf(letter, words.stages)}">
<div class="caption"><p class="count">${count}</p><h2 id="${id}-title">${title}</h2><p class="text">${fill(text, { saved })}</p></div>
<div class="stage-box">${frame(id, SCREENS[id](words, format), 'after')}</div>
</section>
`;
  };
  return `<header class="side"><div class="side-inner">
<div class="brand">${MARK}<h1>${tour.title}</h1></div>
<p class="intro">${tour.intro}</p>
<nav aria-label="${tour.steps}"><ol class="steps">${each(STEPS, link)}</ol></nav>
</div></header>
<div class="controls"><span><button class="back" type="button" data-back>${tour.previous}</button></span><p class="reached" aria-hidden="true"><span></span><b></b></p><span><button type="button" data-next="${tour.next}" data-restart="${tour.restart}">${tour.next}</button></span></div>
<main class="walk">
${each(STEPS, step)}</main>
<p class="visually-hidden" role="status"></p>
`;
}
