import { expect, it } from 'vitest';
import { whichAnswer } from './which-answer.ts';

const origin = 'https://cogn.example';
const answerTo = (path: string, mode = 'cors', method = 'GET') =>
  whichAnswer({ url: new URL(path, origin).href, mode, method }, origin);

it.each(['/', '/auth', '/water?date=2026-11-21', '/index.html', '/settings/colours'])(
  'answers for the page at %s',
  (path) => {
    expect(answerTo(path, 'navigate')).toBe('page');
  },
);

it.each(['/assets/start-abc.js', '/assets/words-1/water.pt.json', '/first-paint.js'])('answers for %s', (path) => {
  expect(answerTo(path)).toBe('file');
});

it.each([
  '/rest/v1/water_entries?select=*',
  '/auth/v1/token',
  '/storage/v1/object/photos/a.jpg',
  '/functions/v1/crisis',
  '/realtime/v1',
  '/.well-known/jwks.json',
  '/healthz',
  '/readyz',
  '/metrics',
])('leaves %s to the server, asked for by a script or opened by hand', (path) => {
  expect(answerTo(path)).toBe('network');
  expect(answerTo(path, 'navigate')).toBe('network');
});

it('leaves alone what is written, what lies on other origins, and files of other kinds', () => {
  expect(answerTo('/auth', 'navigate', 'POST')).toBe('network');
  expect(answerTo('/', 'cors', 'HEAD')).toBe('network');
  expect(answerTo('https://elsewhere.example/assets/a.js')).toBe('network');
  expect(answerTo('/service-worker.js')).toBe('network');
  expect(answerTo('/icons/icon-192.png', 'no-cors')).toBe('network');
});
