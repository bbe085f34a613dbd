import { expect, it } from 'vitest';
import { afterSignIn } from './after-sign-in.ts';

const at = { firstSignIn: false, origin: 'https://cogn.example', elsewhere: false, pathname: '/auth', search: '' };

it('leads a first sign-in that wished for premium to the plans', () => {
  expect(afterSignIn({ ...at, firstSignIn: true, search: '?premium=true' })).toEqual({ to: '/pricing', greet: false });
});

it('greets a returning person and goes where they were going', () => {
  const search = '?premium=true&next=%2Fwater%3Fdate%3D2026-11-20';
  expect(afterSignIn({ ...at, search })).toEqual({ to: '/water?date=2026-11-20', greet: true });
});

it('leaves the welcome page, the code that leads there, and a new password to themselves', () => {
  const nothing = { to: null, greet: false };
  expect(afterSignIn({ ...at, firstSignIn: true, pathname: '/welcome', search: '?premium=true' })).toEqual(nothing);
  expect(afterSignIn({ ...at, search: '?view=confirm' })).toEqual(nothing);
  expect(afterSignIn({ ...at, pathname: '/update-password' })).toEqual(nothing);
});

it('goes along when another tab signed in, without greeting twice', () => {
  expect(afterSignIn({ ...at, search: '?view=confirm', elsewhere: true })).toEqual({ to: '/', greet: false });
});
