import { dataClient } from '#core/wire/data-client.ts';
import { serverSettings } from '#core/server/server-settings.ts';

export const feedContents = ['titles', 'busy'] as const;
/** What the feed contains: name, time and place (`titles`), or only the times without names (`busy`). */
export type FeedShows = (typeof feedContents)[number];

/** What the server returns about the private address. It never returns the address itself. */
export interface Feed {
  readonly shows: FeedShows;
  /** When the person created the private address, as an ISO instant. */
  readonly madeAt: string;
}

type Call = 'calendar_feed' | 'make_calendar_feed' | 'change_calendar_feed' | 'end_calendar_feed';

/** Calls a database function. Rejects on any error. */
async function call(name: Call, given: Record<string, unknown> = {}): Promise<unknown> {
  const { data, error } = await dataClient().rpc(name, given);
  if (error) throw new Error(`${name}: ${error.code}`);
  return data;
}

/** Returns the feed's data, or null if there is no feed. Rejects on any error. */
export async function readFeed(): Promise<Feed | null> {
  const feed = (await call('calendar_feed')) as { shows: FeedShows; made_at: string } | null;
  return feed && { shows: feed.shows, madeAt: feed.made_at };
}

/** Creates or replaces the private address. The address cannot be read later, because the server stores only its hash. */
export async function makeFeed(shows: FeedShows, language: string): Promise<string> {
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { token } = (await call('make_calendar_feed', { shows, language, time_zone })) as { token: string };
  return `${serverSettings().url}/functions/v1/calendar/${token}.ics`;
}

export async function changeFeed(shows: FeedShows): Promise<void> {
  await call('change_calendar_feed', { shows });
}

/** Revokes the private address at once. */
export async function endFeed(): Promise<void> {
  await call('end_calendar_feed');
}
