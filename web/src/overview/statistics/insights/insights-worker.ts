import { findInsights } from '#lib/insights/find-insights.ts';
import { pairs, declaredCuts } from './pairs.ts';

/** Compares days beside the page, which stays quick meanwhile. It takes the series and answers with the findings, once. */
self.onmessage = ({ data }: MessageEvent<ReadonlyMap<string, Float64Array>>) => {
  self.postMessage(findInsights(data, pairs, declaredCuts));
};
