import { expect, it } from 'vitest';
import { readView, viewQuery } from './auth-view.ts';

it('opens the view that the address names, and login for anything else', () => {
  expect(readView(new URLSearchParams('view=signup'))).toBe('signup');
  expect(readView(new URLSearchParams(''))).toBe('login');
  expect(readView(new URLSearchParams('view=admin'))).toBe('login');
});

it('keeps where the person was going while views change', () => {
  const query = new URLSearchParams('next=%2Fwater');
  const signup = viewQuery(query, 'signup');
  expect(signup).toBe('?next=%2Fwater&view=signup');
  expect(viewQuery(new URLSearchParams(signup), 'login')).toBe('?next=%2Fwater');
});
