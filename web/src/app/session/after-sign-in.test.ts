import { expect, it } from 'vitest';
import { afterSignIn } from './after-sign-in.ts';

const origin = 'https://cogn.example';

it('leads a first sign-in that wished for premium to the plans', () => {
  expect(afterSignIn({ firstSignIn: true, pathname: '/auth', search: '?premium=true', origin })).toEqual({
    to: '/pricing',
    greet: false,
  });
});

it('greets a returning person and goes where they were going', () => {
  const search = '?premium=true&next=%2Fwater%3Fdate%3D2026-11-20';
  expect(afterSignIn({ firstSignIn: false, pathname: '/auth', search, origin })).toEqual({
    to: '/water?date=2026-11-20',
    greet: true,
  });
});

it('leaves the welcome page to itself', () => {
  expect(afterSignIn({ firstSignIn: true, pathname: '/welcome', search: '?premium=true', origin })).toEqual({
    to: null,
    greet: false,
  });
});
