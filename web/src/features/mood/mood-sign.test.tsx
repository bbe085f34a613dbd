import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MoodSign } from './mood-sign.tsx';
import { moods } from './mood-entries.ts';

it('distinguishes the twelve moods by shape alone', () => {
  const withoutColour = moods.map((mood) => renderToStaticMarkup(<MoodSign mood={mood} />).replaceAll(/var\([^)]*\)/gu, ''));
  expect(new Set(withoutColour).size).toBe(12);
});

it('gives no more than two moods the same colour, and those differ in their filling too', () => {
  const appearances = moods.map((mood) =>
    /fill="([^"]*)" stroke="([^"]*)"/u.exec(renderToStaticMarkup(<MoodSign mood={mood} />)),
  );
  expect(new Set(appearances.map((appearance) => `${String(appearance?.[1])} ${String(appearance?.[2])}`)).size).toBe(12);
});
