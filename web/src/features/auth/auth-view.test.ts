import { expect, it } from 'vitest';
import { readView, viewQuery } from './auth-view.ts';

it('opens the view that the address names, and login for anything else', () => {
  expect(readView(new URLSearchParams('view=signup'), false)).toBe('signup');
  expect(readView(new URLSearchParams(''), true)).toBe('login');
  expect(readView(new URLSearchParams('view=admin'), true)).toBe('login');
});

it('offers sign-in by phone only if the server sends text messages', () => {
  expect(readView(new URLSearchParams('view=phone'), true)).toBe('phone');
  expect(readView(new URLSearchParams('view=phone'), false)).toBe('login');
});

it('preserves the destination when the view changes', () => {
  const query = new URLSearchParams('next=%2Fwater');
  const signup = viewQuery(query, 'signup');
  expect(signup).toBe('?next=%2Fwater&view=signup');
  expect(viewQuery(new URLSearchParams(signup), 'login')).toBe('?next=%2Fwater');
});
