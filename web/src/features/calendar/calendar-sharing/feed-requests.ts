import { dataClient } from '#core/wire/data-client.ts';
import { serverSettings } from '#core/server/server-settings.ts';

export const feedContents = ['titles', 'busy'] as const;
/** What a private address shows: name, time and place, or only that there is something. */
export type FeedShows = (typeof feedContents)[number];

/** The person's private address, as far as the server still knows it: not the address itself. */
export interface Feed {
  readonly shows: FeedShows;
  /** An instant. */
  readonly madeAt: string;
}

type Call = 'calendar_feed' | 'make_calendar_feed' | 'change_calendar_feed' | 'end_calendar_feed';

/** Rejects when nothing happened. */
async function call(name: Call, given: Record<string, unknown> = {}): Promise<unknown> {
  const { data, error } = await dataClient().rpc(name, given);
  if (error) throw new Error(`${name}: ${error.code}`);
  return data;
}

/** Whether the person has an address; null when they have none. Rejects when the server can't be asked. */
export async function readFeed(): Promise<Feed | null> {
  const feed = (await call('calendar_feed')) as { shows: FeedShows; made_at: string } | null;
  return feed && { shows: feed.shows, madeAt: feed.made_at };
}

/** Makes an address, or another in its place. It can be read this once: the server keeps only its hash. */
export async function makeFeed(shows: FeedShows, language: string): Promise<string> {
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { token } = (await call('make_calendar_feed', { shows, language, time_zone })) as { token: string };
  return `${serverSettings().url}/functions/v1/calendar/${token}.ics`;
}

export async function changeFeed(shows: FeedShows): Promise<void> {
  await call('change_calendar_feed', { shows });
}

/** Ends the address at once. */
export async function endFeed(): Promise<void> {
  await call('end_calendar_feed');
}
