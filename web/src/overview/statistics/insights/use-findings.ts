import { useEffect, useState } from 'react';
import type { DailySeries, Findings } from '#lib/insights/find-insights.ts';

/** What the days say; null while they are compared, undefined where this browser could not do it. */
export type Compared = Findings | null | undefined;

/** Compares the days in a worker, which is ended with the page, or when other days come. */
export function useFindings(series: ReadonlyMap<string, DailySeries> | null): { compared: Compared; retry: () => void } {
  const [compared, setCompared] = useState<Compared>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (!series) return undefined;
    const worker = new Worker(new URL('./insights-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Findings>) => setCompared(data);
    worker.onerror = () => setCompared(undefined);
    worker.postMessage(series);
    return () => worker.terminate();
  }, [series, asked]);
  const retry = () => {
    setCompared(null);
    setAsked(asked + 1);
  };
  return { compared, retry };
}
