import { expect, it } from 'vitest';
import { afterSignIn, nextPath, signInPath } from './next-path.ts';

const origin = 'https://cogn.example';

it('leads back to the user’s page and date', () => {
  const path = signInPath({ pathname: '/water', search: '?date=2026-11-20' });
  expect(nextPath(new URL(path, origin).search, origin)).toBe('/water?date=2026-11-20');
});

it('keeps the URL short for the home page', () => {
  expect(signInPath({ pathname: '/', search: '' })).toBe('/auth');
});

it('opens Help now on the sign-in page if requested, and not again after signing in', () => {
  expect(signInPath({ pathname: '/', search: '?help=now' })).toBe('/auth?help=now');
  const path = signInPath({ pathname: '/water', search: '?date=2026-11-20&help=now' });
  expect(new URL(path, origin).searchParams.get('help')).toBe('now');
  expect(nextPath(new URL(path, origin).search, origin)).toBe('/water?date=2026-11-20');
});

it.each(['/..//elsewhere.example/a', '/.//elsewhere.example/a', '/water/../..//elsewhere.example/a'])(
  'treats a path that normalizes to another site as a path of this one: %s',
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

const signIn = { firstSignIn: false, origin: 'https://cogn.example', elsewhere: false, pathname: '/auth', search: '' };

it('leads a first sign-in with premium=true to the plans', () => {
  expect(afterSignIn({ ...signIn, firstSignIn: true, search: '?premium=true' })).toEqual({ to: '/pricing', greet: false });
});

it('greets a returning user and continues to the requested page', () => {
  const search = '?premium=true&next=%2Fwater%3Fdate%3D2026-11-20';
  expect(afterSignIn({ ...signIn, search })).toEqual({ to: '/water?date=2026-11-20', greet: true });
});

it('neither navigates nor greets on the welcome page, after confirming by code, and on the page for a new password', () => {
  const nothing = { to: null, greet: false };
  expect(afterSignIn({ ...signIn, firstSignIn: true, pathname: '/welcome', search: '?premium=true' })).toEqual(nothing);
  expect(afterSignIn({ ...signIn, search: '?view=confirm' })).toEqual(nothing);
  expect(afterSignIn({ ...signIn, pathname: '/update-password' })).toEqual(nothing);
});

it('navigates after a sign-in in another tab, without greeting again', () => {
  expect(afterSignIn({ ...signIn, search: '?view=confirm', elsewhere: true })).toEqual({ to: '/', greet: false });
});
