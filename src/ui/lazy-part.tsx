import { type ComponentType, type ElementType, lazy, useEffect } from 'react';
import { loadWithRetry } from './load-with-retry';

/**
 * A component that is loaded when it is first shown. Where it cannot be loaded – no network, or a deployment that took it away –
 * another stands in for it until it is closed or removed; the next time, the component is requested again.
 * @param load requests the component
 * @param Instead what stands in for it, of what the page already has
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>, Instead: ComponentType<P>) {
  const request = () => {
    const requested: ElementType = lazy(async () => ({ default: await loadWithRetry(load).catch(() => StandIn) }));
    const forget = () => {
      if (part === requested) part = request();
    };
    const StandIn = (props: P & { open?: boolean }) => {
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
    return <Part {...props} />;
  };
}
