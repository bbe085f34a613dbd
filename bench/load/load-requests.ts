/** One request of a page. */
export interface LoadRequest {
  readonly name: string;
  /**
   * This request's share of all requests, in percent. The shares are a guess of daily use; replace them when a real
   * server has metrics.
   */
  readonly share: number;
  /** `today` is the last day with records. */
  readonly request: (today: string) => { path: string; method?: string; body?: string; headers?: Record<string, string> };
}

const ordered = 'order=date.asc,created_at.asc,id.asc';
const oneDay = (table: string) => (today: string) => ({
  path: `/rest/v1/${table}?select=*&date=gte.${today}&date=lte.${today}&${ordered}&limit=1000&offset=0`,
});

/** The query that a journal's page sends when it opens. */
export const dayPage: LoadRequest = { name: 'a day of moods', share: 25, request: oneDay('mood_entries') };

export const mix: readonly LoadRequest[] = [
  dayPage,
  { name: 'a day of water', share: 20, request: oneDay('water_entries') },
  {
    name: 'thirty rows by date',
    share: 15,
    request: () => ({
      path: '/rest/v1/mood_entries?select=*&date=gte.2026-11-01&date=lte.2026-11-10&order=date.desc,created_at.desc&limit=30',
    }),
  },
  { name: 'the own profile', share: 15, request: () => ({ path: '/rest/v1/profiles?select=*&limit=1' }) },
  {
    name: 'a glass of water added',
    share: 12,
    request: (today) => ({
      path: '/rest/v1/water_entries?select=*',
      method: 'POST',
      headers: { prefer: 'return=representation' },
      body: JSON.stringify({ date: today, amount_ml: 250 }),
    }),
  },
  {
    name: 'a mood added',
    share: 8,
    request: (today) => ({
      path: '/rest/v1/mood_entries?select=*',
      method: 'POST',
      headers: { prefer: 'return=representation' },
      body: JSON.stringify({ date: today, mood: 'calm', intensity: 3 }),
    }),
  },
  {
    name: 'the overview of a month',
    share: 5,
    request: (today) => ({
      path: '/rest/v1/rpc/statistics_overview',
      method: 'POST',
      body: JSON.stringify({ from_date: '2026-10-22', to_date: today }),
    }),
  },
];
