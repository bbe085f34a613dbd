import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MoodFace } from './mood-face.tsx';
import { moods } from './mood-entries.ts';

it('draws twelve different faces, none with a colour of its own', () => {
  const faces = moods.map((mood) => renderToStaticMarkup(<MoodFace mood={mood} />));
  expect(new Set(faces).size).toBe(12);
  for (const face of faces) expect(face).not.toMatch(/(?:fill|stroke)="(?!none|currentColor)/u);
});

it('is an image with a name, or hidden beside a text', () => {
  expect(renderToStaticMarkup(<MoodFace mood="calm" words="calm" />)).toContain('role="img" aria-label="calm"');
  expect(renderToStaticMarkup(<MoodFace mood="calm" />)).toContain('aria-hidden="true"');
});
