import { expect, test } from 'vitest';
import { fewerWithChosen } from '#ui/fewer-choices.tsx';

const moods = ['happy', 'sad', 'angry', 'anxious', 'tired', 'affectionate', 'confident'];

test.each([
  ['nothing is chosen', null, ['happy', 'sad', 'angry', 'anxious', 'tired']],
  ['one of the first is chosen', 'tired', ['happy', 'sad', 'angry', 'anxious', 'tired']],
  ['a later one is chosen', 'confident', ['happy', 'sad', 'angry', 'anxious', 'confident']],
])('at most five choices, including the chosen one, when %s', (_, chosen, shown) => {
  expect(fewerWithChosen(moods, (mood) => mood === chosen)).toEqual(shown);
});

test('never leaves out a chosen option', () => {
  const chosen = ['sad', 'affectionate', 'confident'];
  expect(fewerWithChosen(moods, (mood) => chosen.includes(mood))).toEqual([
    'happy',
    'sad',
    'angry',
    'affectionate',
    'confident',
  ]);
});

test('shows exactly five choices unchanged', () => {
  expect(fewerWithChosen(moods.slice(0, 5), () => false)).toEqual(moods.slice(0, 5));
});

test('fills the remaining places with the options named by `first`, in the order of all options', () => {
  const first = ['confident', 'happy', 'anxious', 'tired', 'affectionate'];
  expect(fewerWithChosen(moods, (mood) => mood === 'sad', first)).toEqual(['happy', 'sad', 'anxious', 'tired', 'confident']);
});
