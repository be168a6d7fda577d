import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { pushToDataLayer } from './data-layer';

/**
 * Pushes each of the Web Vitals to the data layer, when it is known and when the page is left. Milliseconds; CLS has no unit.
 * @param allowed called before every push: consent can be withdrawn before the page is left
 */
export function reportWebVitals(allowed: () => boolean): void {
  const report = ({ name, value, rating, id }: MetricType) => {
    if (allowed()) pushToDataLayer({ event: 'web-vital', metric: name, value, rating, id });
  };
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
}
