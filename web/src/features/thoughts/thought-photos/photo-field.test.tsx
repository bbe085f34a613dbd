// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { PhotoField } from './photo-field.tsx';
import { photosOf } from './photos-of-thought.ts';
import type { ThoughtRow } from './use-thought-photos.ts';

const { device } = vi.hoisted(() => ({ device: { isFull: false, asked: [] as string[] } }));

vi.mock('#core/messages/use-messages.ts', () => ({ useMessages: () => (key: string) => key }));
vi.mock('./photo-thumb.tsx', () => ({ PhotoThumb: () => null }));
vi.mock('./use-thought-photos.ts', () => ({
  useThoughtPhotos: (row: ThoughtRow) => ({
    photos: photosOf(row),
    work: { kind: 'none' },
    describe: (_id: string, text: string) => {
      device.asked.push(text);
      return Promise.resolve(!device.isFull);
    },
  }),
}));

/** The field of a photo's description, and the function that gives it another stored description. */
function describedPhoto() {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const store = (text: string) =>
    flushSync(() => root.render(<PhotoField row={{ id: 'thought', photos: ['window'], photo_texts: [text] }} />));
  store('');
  const field = document.querySelector<HTMLInputElement>('input[name^="photo-text"]')!;
  const leave = async () => {
    field.focus();
    field.blur();
    // The answer of the device arrives before this promise does.
    await new Promise((resolve) => setTimeout(resolve));
  };
  const write = (text: string) => {
    field.value = text;
    flushSync(() => field.dispatchEvent(new Event('input', { bubbles: true })));
    return leave();
  };
  return { field, leave, write, store };
}

beforeEach(() => {
  document.body.replaceChildren();
  device.asked = [];
  device.isFull = false;
});

it('asks again to store a description that the device could not store', async () => {
  const { leave, write } = describedPhoto();
  device.isFull = true;
  await write('luz na cortina ');
  device.isFull = false;
  await leave();
  await leave();
  expect(device.asked).toEqual(['luz na cortina', 'luz na cortina']);
});

it('shows the description of another device, and writes nothing over it', async () => {
  const { field, leave, store } = describedPhoto();
  store('janela');
  await leave();
  expect([field.value, device.asked]).toEqual(['janela', []]);
});
