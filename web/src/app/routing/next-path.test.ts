import { expect, it } from 'vitest';
import { nextPath, signInPath } from './next-path.ts';

const origin = 'https://cogn.example';

it('leads back to the page and the date where the person was', () => {
  const path = signInPath({ pathname: '/water', search: '?date=2026-11-20' });
  expect(nextPath(new URL(path, origin).search, origin)).toBe('/water?date=2026-11-20');
});

it('keeps the address short when the person was at home', () => {
  expect(signInPath({ pathname: '/', search: '' })).toBe('/auth');
});

it('opens Help now at the door when it was asked for, and not once more after signing in', () => {
  expect(signInPath({ pathname: '/', search: '?help=now' })).toBe('/auth?help=now');
  const path = signInPath({ pathname: '/water', search: '?date=2026-11-20&help=now' });
  expect(new URL(path, origin).searchParams.get('help')).toBe('now');
  expect(nextPath(new URL(path, origin).search, origin)).toBe('/water?date=2026-11-20');
});

it.each(['/..//elsewhere.example/a', '/.//elsewhere.example/a', '/water/../..//elsewhere.example/a'])(
  'takes what looks like another site once its dots are gone as a path of this one: %s',
  (given) => {
    expect(nextPath(`?${new URLSearchParams({ next: given })}`, origin)).toBe('/elsewhere.example/a');
  },
);

it.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)', '', 'water'])(
  'never leads away from this site: %s',
  (given) => {
    expect(nextPath(`?${new URLSearchParams({ next: given })}`, origin)).toBe('/');
  },
);
