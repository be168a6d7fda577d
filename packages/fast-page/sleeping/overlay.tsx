import { type ComponentType, type ElementType, lazy, Suspense, useEffect } from 'react';
import { inTime, loadWithRetry } from './load-with-retry';

/** Milliseconds after which the fallback is shown: nothing that was clicked may stay without an answer for longer than 5 s. */
const patience = 4000;

/**
 * An overlay, such as a dialog, that is loaded when it is first opened. If it cannot be loaded – no network, removed by a deployment, or no answer – a fallback
 * replaces it until it is closed or removed; the next time, the component is loaded again.
 * @param load loads the component
 * @param Instead the fallback, which is part of the page
 */
export function overlay<P extends object>(load: () => Promise<ComponentType<P>>, Instead: ComponentType<P>) {
  const request = () => {
    const requested: ElementType = lazy(async () => ({
      default: await inTime(loadWithRetry(load), patience).catch(() => Fallback),
    }));
    const forget = () => {
      if (part === requested) part = request();
    };
    const Fallback = (props: P & { open?: boolean }) => {
      useEffect(() => {
        // It may have failed only after it was closed.
        if (props.open === false) forget();
        return forget;
      }, [props.open]);
      return <Instead {...props} />;
    };
    return requested;
  };
  let part: ElementType = request();
  return (props: P) => {
    const Part: ElementType = part;
    // A boundary of its own: while it loads, nothing else is hidden.
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
