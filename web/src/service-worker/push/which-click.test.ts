import { expect, it } from 'vitest';
import { whichClick } from './which-click.ts';

const origin = 'https://cogn.example';
const data = { key: 'k', url: '/reminders', token: 'secret' };

it('sends the answer whose button was tapped', () => {
  expect(whichClick(data, 'later', origin)).toEqual({ kind: 'answer', answer: 'later', data });
});

it('opens the page of a notification that was tapped itself, and of one without a way to answer', () => {
  expect(whichClick(data, '', origin)).toEqual({ kind: 'open', url: '/reminders' });
  expect(whichClick(data, 'unknown', origin)).toEqual({ kind: 'open', url: '/reminders' });
  expect(whichClick({ ...data, token: '' }, 'taken', origin)).toEqual({ kind: 'open', url: '/reminders' });
});

it('opens nothing of anybody else’s', () => {
  expect(whichClick({ ...data, url: 'https://elsewhere.example/' }, '', origin)).toEqual({ kind: 'open', url: '/' });
  expect(whichClick(null, 'taken', origin)).toEqual({ kind: 'open', url: '/' });
});
