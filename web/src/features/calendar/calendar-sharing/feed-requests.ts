import { dataClient } from '#core/wire/data-client.ts';
import { serverSettings } from '#core/server/server-settings.ts';

export const feedContents = ['titles', 'busy'] as const;
/** The content of the feed: name, time and place, or only busy times. */
export type FeedShows = (typeof feedContents)[number];

/** The server's data about the private address. The address itself is not among it. */
export interface Feed {
  readonly shows: FeedShows;
  /** An ISO instant. */
  readonly madeAt: string;
}

type Call = 'calendar_feed' | 'make_calendar_feed' | 'change_calendar_feed' | 'end_calendar_feed';

/** Rejects if nothing happened. */
async function call(name: Call, given: Record<string, unknown> = {}): Promise<unknown> {
  const { data, error } = await dataClient().rpc(name, given);
  if (error) throw new Error(`${name}: ${error.code}`);
  return data;
}

/** Returns the feed's data; null without a feed. Rejects if the server is unreachable. */
export async function readFeed(): Promise<Feed | null> {
  const feed = (await call('calendar_feed')) as { shows: FeedShows; made_at: string } | null;
  return feed && { shows: feed.shows, madeAt: feed.made_at };
}

/** Creates or replaces the address. The response is the only chance to read it: the server stores only its hash. */
export async function makeFeed(shows: FeedShows, language: string): Promise<string> {
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { token } = (await call('make_calendar_feed', { shows, language, time_zone })) as { token: string };
  return `${serverSettings().url}/functions/v1/calendar/${token}.ics`;
}

export async function changeFeed(shows: FeedShows): Promise<void> {
  await call('change_calendar_feed', { shows });
}

/** Revokes the address at once. */
export async function endFeed(): Promise<void> {
  await call('end_calendar_feed');
}
