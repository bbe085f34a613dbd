import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MoodSign } from './mood-sign.tsx';
import { moods } from './mood-entries.ts';

it('tells the twelve moods apart by shape alone', () => {
  const withoutColour = moods.map((mood) => renderToStaticMarkup(<MoodSign mood={mood} />).replaceAll(/var\([^)]*\)/gu, ''));
  expect(new Set(withoutColour).size).toBe(12);
});

it('gives no more than two moods the same colour, and those differ in their filling too', () => {
  const looks = moods.map((mood) => /fill="([^"]*)" stroke="([^"]*)"/u.exec(renderToStaticMarkup(<MoodSign mood={mood} />)));
  expect(new Set(looks.map((look) => `${String(look?.[1])} ${String(look?.[2])}`)).size).toBe(12);
});
