import { expect, it } from 'vitest';
import { writeFeed } from './write-feed.ts';

it('lets other requests run while it writes a long feed', async () => {
  const appointments = Array.from({ length: 2000 }, (_, place) => ({
    ...{ id: String(place), name: '日'.repeat(200), date: '2026-03-10', start_time: '10:00', duration_minutes: 50 },
    ...{ end_date: null, end_time: null, recovery_minutes: 30, alert_minutes: 60, location: '日'.repeat(200) },
    changed: '20260301T000000Z',
  }));
  let turns = 0;
  let waiting = setImmediate(function count() {
    turns += 1;
    waiting = setImmediate(count);
  });
  const text = await writeFeed({ shows: 'titles', language: 'ja', timeZone: 'Asia/Tokyo', appointments });
  clearImmediate(waiting);
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(4000);
  expect(turns).toBeGreaterThan(1);
});
