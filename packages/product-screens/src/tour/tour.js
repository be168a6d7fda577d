/* Walks through the steps. The page is complete without it: every step, one under the other. */
(() => {
  const root = document.documentElement;
  const steps = [...document.querySelectorAll('.step')];
  const links = [...document.querySelectorAll('.steps a')];
  const status = document.querySelector('[role="status"]');
  const back = document.querySelector('[data-back]');
  const next = document.querySelector('[data-next]');
  const [stage, letter] = document.querySelector('.reached').children;
  let current = 0;

  const say = (text) => {
    status.textContent = text;
  };

  const setState = (screen, state) => {
    screen.dataset.state = state;
  };

  const show = (index, announce = true) => {
    current = index;
    steps.forEach((step, at) => {
      step.hidden = at !== index;
    });
    links.forEach((link, at) => {
      link.toggleAttribute('data-passed', at < index);
      if (at === index) link.setAttribute('aria-current', 'step');
      else link.removeAttribute('aria-current');
    });
    stage.textContent = steps[index].dataset.stage;
    letter.textContent = steps[index].dataset.letter;
    back.disabled = index === 0;
    const last = index === steps.length - 1;
    next.textContent = last ? next.dataset.restart : next.dataset.next;
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (announce) {
      const step = steps[index];
      say(`${step.querySelector('.count').textContent}. ${step.querySelector('h2').textContent}`);
    }
  };

  const forward = () => {
    if (current < steps.length - 1) return show(current + 1);
    for (const screen of document.querySelectorAll('.screen')) setState(screen, 'before');
    show(0);
  };

  const backward = () => {
    if (current === 0) return;
    const focused = document.activeElement === back;
    show(current - 1);
    // At the first step the button is gone, and the focus must not go with it.
    if (focused && current === 0) next.focus();
  };

  /** Does what a screen is for, or takes it back. */
  const act = (button) => {
    const screen = button.closest('.screen');
    const after = screen.dataset.state === 'before';
    screen.classList.add('touched');
    setState(screen, after ? 'after' : 'before');
    say(after ? button.dataset.done : button.textContent);
    if (button.offsetParent === null) screen.querySelector('.button')?.focus();
  };

  /** Gives one role the next right to one kind of document, and writes it down. */
  const changeLevel = (button) => {
    const table = button.closest('[data-levels]');
    const levels = table.dataset.levels.split('|');
    const level = (Number(button.dataset.level) + 1) % levels.length;
    button.dataset.level = String(level);
    button.querySelector('.bar').textContent = levels[level];
    const values = { role: button.dataset.subject, type: button.dataset.type, level: levels[level] };
    const text = table.dataset.changed.replace(/\{(\w+)\}/g, (_, name) => values[name]);
    const log = button.closest('.screen').querySelector('.log ol');
    const entry = log.lastElementChild;
    const now = new Date();
    entry.querySelector('time').textContent = [now.getHours(), now.getMinutes()]
      .map((part) => String(part).padStart(2, '0'))
      .join(':');
    entry.querySelector('span').textContent = text;
    log.prepend(entry);
    say(text);
  };

  root.classList.add('js');
  for (const screen of document.querySelectorAll('.screen')) setState(screen, 'before');

  document.addEventListener('click', ({ target }) => {
    const button = target.closest('button');
    const link = target.closest('.steps a');
    if (link) show(links.indexOf(link));
    else if (button === back) backward();
    else if (button === next) forward();
    else if (button?.matches('[data-act]')) act(button);
    else if (button?.matches('[data-level]')) changeLevel(button);
  });

  for (const link of links) link.addEventListener('click', (event) => event.preventDefault());

  document.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowRight' && current < steps.length - 1) show(current + 1);
    else if (event.key === 'ArrowLeft') backward();
    else return;
    event.preventDefault();
  });

  // A link to the demo may name a step.
  const wanted = steps.findIndex(({ id }) => `#${id}` === window.location.hash);
  show(Math.max(0, wanted), false);
})();
