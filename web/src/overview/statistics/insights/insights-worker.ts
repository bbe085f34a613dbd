import { findInsights } from '#lib/insights/find-insights.ts';
import { pairs, declaredCuts } from './pairs.ts';

/** Compares days off the main thread, so that the page stays responsive. It answers a message with the findings. */
self.onmessage = ({ data }: MessageEvent<ReadonlyMap<string, Float64Array>>) => {
  self.postMessage(findInsights(data, pairs, declaredCuts));
};
