import { Hono } from 'hono';
import type { RequestEnvironment } from '#dependencies.ts';
import type { OnGivenUpByKind, Handlers } from '#jobs/job.ts';
import { openAccountDeletion } from './account-deletion/account-deletion.ts';
import { openAdmin } from './admin/admin.ts';
import { openBilling } from './billing/billing.ts';
import { openCalendarFeed } from './calendar-feed/calendar-feed.ts';
import { openCrisisAlert } from './crisis-alert/crisis-alert.ts';
import { openHealthLinks } from './health-links/health-links.ts';
import { openNotices } from './notices/notice-job.ts';
import type { FunctionDependencies, ProductFunction } from './product-function.ts';
import { openPush } from './push/push.ts';
import { openVerseSets, type VerseSet } from './verse-sets/verse-sets.ts';

interface Extras {
  verseSets: readonly VerseSet[];
  /** Removes the stored files of deleted objects. */
  sweepBytes: () => Promise<unknown>;
}

/** Opens every product function, and combines their routes, job handlers and upkeep steps. */
export async function openFunctions(dependencies: FunctionDependencies, { verseSets, sweepBytes }: Extras) {
  const billing = await openBilling(dependencies);
  const endRenewal = billing?.endRenewal;
  const functions: ProductFunction[] = [
    openVerseSets(verseSets),
    openCalendarFeed(dependencies),
    openCrisisAlert(dependencies),
    openHealthLinks(dependencies),
    openPush(dependencies),
    openNotices(dependencies),
    openAccountDeletion(dependencies, { sweepBytes, endRenewal }),
    openAdmin(dependencies, endRenewal),
    ...(billing ? [billing] : []),
  ];
  const routes = new Hono<RequestEnvironment>();
  for (const { routes: own } of functions) if (own) routes.route('/', own);
  return {
    routes,
    handlers: Object.assign({}, ...functions.map(({ handlers }) => handlers)) as Handlers,
    onGivenUp: Object.assign({}, ...functions.map(({ onGivenUp }) => onGivenUp)) as OnGivenUpByKind,
    upkeeps: functions.flatMap(({ upkeep }) => (upkeep ? [upkeep] : [])),
  };
}
