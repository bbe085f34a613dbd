import type { Handlers } from '#jobs/job.ts';
import type { Metrics } from './metrics.ts';

/** The same handlers, with what comes of each run counted. */
export function countRuns(handlers: Handlers, metrics: Metrics): Handlers {
  const counted = Object.entries(handlers).map(([kind, handler]) => [
    kind,
    async (job: Parameters<typeof handler>[0]) => {
      try {
        const outcome = await handler(job);
        metrics.run(kind, outcome === 'done' ? 'done' : 'again' in outcome ? 'again' : 'given_up');
        return outcome;
      } catch (error) {
        metrics.run(kind, 'failed');
        throw error;
      }
    },
  ]);
  return Object.fromEntries(counted) as Handlers;
}
