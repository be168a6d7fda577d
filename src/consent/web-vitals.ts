import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { pushToDataLayer } from '../page/data-layer';

/** Pushes each of the Web Vitals to the data layer: when it is known, and when the page is left. Milliseconds; CLS has no unit. */
export function reportWebVitals(): void {
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
}

const report = ({ name, value, rating, id }: MetricType) =>
  pushToDataLayer({ event: 'web-vital', metric: name, value, rating, id });
