import { expect, test } from 'vitest';
import { judgeUrlToken } from './start-session.ts';

const tokenOf = (sub: string) =>
  `e30.${btoa(JSON.stringify({ sub, name: 'ÿ?>~' }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')}.x`;
const addressOf = (sub: string) => `#access_token=${tokenOf(sub)}&refresh_token=r&type=recovery`;

test.each([
  ['nobody is signed in', addressOf('ana'), undefined, 'take'],
  ['the same person is signed in', addressOf('ana'), 'ana', 'take'],
  ['somebody else is signed in', addressOf('attacker'), 'ana', 'discard'],
  ['somebody is signed in and the token cannot be read', '#access_token=nonsense&refresh_token=r', 'ana', 'discard'],
  ['it is only half of a session', `#access_token=${tokenOf('ana')}`, undefined, 'none'],
  ['it is a link of a mail', '#token_hash=abc&type=signup', 'ana', 'none'],
  ['there is no fragment', '', 'ana', 'none'],
])('when %s', (_when, hash, signedIn, expected) => {
  expect(judgeUrlToken(hash, signedIn)).toBe(expected);
});
