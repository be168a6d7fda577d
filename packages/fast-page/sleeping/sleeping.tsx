import {
  Component,
  type ComponentType,
  type ElementType,
  lazy,
  type MutableRefObject,
  type ReactNode,
  type RefObject,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { asleep, partMark } from '../marks';
import { site } from '../site';
import { whenIdle } from '../styles/deferred-layout';
import { answerPresses, pressesIn, reloadForPresses } from './answer-presses';
import { isHydrating } from './hydration';
import { loadWithRetry } from './load-with-retry';
import { PathContext, Ready } from './Parts';

const isBuild = typeof window === 'undefined';

/** See `switches.ts`. */
const hasSleepingParts = process.env.FAST_PAGE_SLEEPING_PARTS !== 'false';

/** The first signs that somebody is there. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'click', 'scroll', 'wheel'] as const;

/** The signs that a part is used. */
const touches = ['pointerover', 'touchstart', 'click', 'keydown', 'focusin'] as const;

/** When a part of a page wakes, apart from the visitor's signs. */
interface Waking {
  /** Whether it never needs a script on the first page of a visit: nothing but texts and plain links. */
  isStill?: boolean;
  /** Whether it is wanted as soon as React runs. */
  isWanted?: () => boolean;
}

/** Comes with the first part that wakes. */
let keepPlace: typeof import('./keep-place').keepPlace | undefined;

/** Loads each part of the layout, and of the templates that have been loaded. */
const requests: (() => Promise<unknown>)[] = [];

/**
 * Loads what the next page is made of, so that it is shown whole.
 * @throws Error if a script cannot be had
 */
export const loadParts = () => Promise.all(requests.map((request) => request()));

/** For a page whose scripts cannot be had: the browser asks the host for it. Never ends, so that React keeps the page until then. */
function reload(): Promise<never> {
  window.location.reload();
  return new Promise(() => undefined);
}

/**
 * Makes a part of the page sleep on the first page of a visit: it is the HTML of the build, and costs no script, until the visitor does
 * anything. Then its script is loaded, together with Emotion, and React takes the HTML over when the browser is idle, or at once if it
 * is touched or focused. A click on one of its buttons or tabs before that is answered afterwards, and focus and selection stay (`keepPlace`).
 * On pages that a link leads to, it is an ordinary component.
 *
 * A root of its own, because an update above a part that React has not taken over yet makes React throw that part away (error 421).
 * @param load loads the component
 */
export function sleeping<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waking: Waking = {},
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const request = async (): Promise<ComponentType<Props>> => {
    if (isBuild) return load();
    const [late, Design, Part] = await Promise.all([
      import(/* webpackChunkName: "late" */ './late'),
      site().design(),
      load(),
    ]);
    keepPlace = late.keepPlace;
    loaded ??= late.withStyles(Part, Design);
    return loaded;
  };
  const Later: ElementType = lazy(async () => ({ default: await loadWithRetry(request).catch(reload) }));
  requests.push(request);
  const Part = (props: Props) => {
    const [Component] = useState<ElementType>(() => loaded ?? Later);
    return <Component {...props} />;
  };
  return function Sleeping(props: Props) {
    const [sleeps] = useState(() => hasSleepingParts && isHydrating());
    const part = <Part {...props} />;
    if (isBuild) return <div {...{ [partMark]: asleep }}>{part}</div>;
    if (!sleeps) return <div>{part}</div>;
    return (
      <Sleeper load={request} {...waking}>
        {part}
      </Sleeper>
    );
  };
}

interface SleeperProps extends Waking {
  load: () => Promise<unknown>;
  children: ReactNode;
}

function Sleeper({ load, children, ...waking }: SleeperProps) {
  const place = useRef<HTMLDivElement>(null);
  const root = useRef<Root>();
  const [isReady, setReady] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const isAwake = useWake(place, load, waking);
  const pointer = useRef<PointerEvent>();
  const putBack = useRef<() => void>();
  useTakeOver(place, pointer, isReady);
  const providers = useProviders();
  const onReady = useCallback(() => {
    // At once: from now on, React answers clicks.
    place.current?.setAttribute(partMark, '');
    putBack.current?.();
    setReady(true);
  }, []);
  const content = (
    <ErrorReporter onError={setFailure}>
      {providers(children)}
      <Ready onReady={onReady} />
    </ErrorReporter>
  );
  // What the HTML of the build shows. React would throw it away if anything changed before it is taken over.
  const [built] = useState(content);
  // To the page's own boundary (`ErrorBoundary`).
  if (failure) throw failure.error;
  useEffect(() => {
    if (!isAwake || !place.current) return;
    if (root.current) {
      if (isReady) root.current.render(content);
    } else if (place.current.hasChildNodes()) {
      const element = place.current;
      putBack.current = keepPlace?.(element, pointer.current);
      // In slices, so that it blocks nothing.
      startTransition(() => {
        // A root that is unmounted before it is ready reports it (error 424).
        const onRecoverableError = (error: unknown) => place.current && console.warn(error);
        root.current = hydrateRoot(element, built, { onRecoverableError });
      });
    } else {
      root.current = createRoot(place.current);
      root.current.render(content);
    }
  });
  useEffect(() => {
    // React refuses to remove a root while it renders.
    return () => void setTimeout(() => root.current?.unmount());
  }, []);
  const mark = { [partMark]: asleep };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves the HTML of the build as it is
  return <div ref={place} {...mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

/** Reports the errors of a part that has a root of its own. */
class ErrorReporter extends Component<{ onError: (failure: { error: unknown }) => void; children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch(error: unknown) {
    this.props.onError({ error });
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** Once React answers a part: answers early presses, and tells React where the mouse is. */
function useTakeOver(place: RefObject<HTMLElement>, pointer: MutableRefObject<PointerEvent | undefined>, isReady: boolean) {
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    if (!isReady) {
      const note = (event: PointerEvent) => {
        pointer.current = event;
      };
      const names = ['pointerover', 'pointerdown', 'pointerup'] as const;
      for (const name of names) element.addEventListener(name, note);
      return () => {
        for (const name of names) element.removeEventListener(name, note);
      };
    }
    const { target, pointerType } = pointer.current ?? {};
    if (target instanceof Element && pointerType && target.matches(':hover'))
      target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
    answerPresses(element);
    return;
  }, [place, pointer, isReady]);
}

/** The contexts of the page, for a root of its own. */
function useProviders(): (content: ReactNode) => ReactNode {
  // biome-ignore lint/correctness/useHookAtTopLevel: the list never changes
  const values = site().contexts.map((context) => [context, useContext(context)] as const);
  return (content) => {
    let inner = content;
    for (const [{ Provider }, value] of values) inner = <Provider value={value}>{inner}</Provider>;
    return inner;
  };
}

/** Whether a part is wanted, and its script is there. */
function useWake(place: RefObject<HTMLElement>, load: () => Promise<unknown>, { isStill, isWanted }: Waking): boolean {
  const [isAwake, setAwake] = useState(false);
  const path = useContext(PathContext);
  const [builtPath] = useState(path);
  const hasLeft = path !== builtPath;
  useEffect(() => {
    const element = place.current;
    if (!element || isAwake) return;
    const life = new AbortController();
    const { signal } = life;
    // If the script cannot be loaded, the next sign tries again, unless the page needs it now.
    const wake = (when: (run: () => void) => void) => {
      const awaken = () => signal.aborted || setAwake(true);
      loadWithRetry(load).then(
        () => when(awaken),
        () => (hasLeft ? reload() : reloadForPresses(element)),
      );
    };
    const wakeNow = () => wake((run) => run());
    const begin = () => wake(whenIdle);
    if (hasLeft || isNeeded(element) || isWanted?.()) wakeNow();
    if (!isStill) {
      for (const touch of touches) element.addEventListener(touch, wakeNow, { signal, passive: true, capture: true });
      onSign(begin, signal);
    }
    return () => life.abort();
  }, [place, load, isAwake, hasLeft, isStill, isWanted]);
  return isAwake;
}

/** Calls a function with each of the visitor's first signs, and at once if the page was scrolled before React ran. */
function onSign(begin: () => void, signal: AbortSignal): void {
  for (const sign of signs) window.addEventListener(sign, begin, { signal, passive: true, once: true });
  if (window.scrollY > 0) begin();
}

/**
 * Whether a part is needed at once: it has the focus or was pressed, or React has made the page anew, for example where an extension had changed it,
 * and without the HTML of the build.
 */
const isNeeded = (element: HTMLElement) =>
  !element.hasChildNodes() || element.contains(document.activeElement) || pressesIn(element).length > 0 || isUnstyled();

/** Whether the page could not load its later styles: React brings them along. */
const isUnstyled = () => [...document.querySelectorAll('body link')].some((link) => !('sheet' in link && link.sheet));
