import { expect, it } from 'vitest';
import { ownAddress, readPush } from './read-push.ts';

const origin = 'https://cogn.example';
const sent = {
  key: '7d2f 2026-11-22 08:00',
  kind: 'dose',
  title: 'Remédio das 08:00',
  body: 'Melatonina, 3 mg',
  actions: [
    { action: 'taken', title: 'Tomei' },
    { action: 'later', title: 'Mais tarde' },
  ],
  url: '/medications?date=2026-11-22',
  token: 'secret',
  language: 'pt-BR',
  stop: false,
};
const read = (changed: Record<string, unknown>) => readPush(JSON.stringify({ ...sent, ...changed }), origin);

it('parses the server’s message', () => {
  const { kind: _, ...wanted } = sent;
  expect(read({})).toEqual(wanted);
});

it('offers no unknown answers, and none without a token', () => {
  const actions = [{ action: 'delete', title: 'x' }, { action: 'done', title: 'Feito' }, null, { action: 'taken' }];
  expect(read({ actions })?.actions).toEqual([{ action: 'done', title: 'Feito' }]);
  expect(read({ token: undefined })?.actions).toEqual([]);
});

it.each([undefined, '', 'no JSON', 'null', '7', '[]', '{"title":"without a key"}', '{"key":"without text"}'])(
  'answers null to %s',
  (text) => expect(readPush(text, origin)).toBeNull(),
);

it('parses a stop message without texts', () => {
  expect(readPush('{"key":"k","stop":true}', origin)).toMatchObject({ key: 'k', stop: true });
});

it.each([
  ['/reminders', '/reminders'],
  ['https://cogn.example/medications?date=2026-11-22', '/medications?date=2026-11-22'],
  ['https://elsewhere.example/medications', '/'],
  ['//elsewhere.example/medications', '/'],
  ['https://cogn.example//elsewhere.example/x', '/'],
  ['javascript:alert(1)', '/'],
  ['http://[', '/'],
  [7, '/'],
])('opens %s at %s', (url, path) => expect(ownAddress(url, origin)).toBe(path));
