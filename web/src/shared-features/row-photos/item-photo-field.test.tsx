// @vitest-environment jsdom
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { ItemPhotoField } from './item-photo-field.tsx';

const { requests, said, network } = vi.hoisted(() => ({
  requests: [] as string[],
  said: [] as string[],
  network: { waits: Promise.resolve(), refuses: false },
}));

vi.mock('#core/wire/ask-server.ts', () => ({
  askServer: async (place: string, { method = 'GET', body }: RequestInit) => {
    const { prefixes } = (method === 'DELETE' ? JSON.parse(String(body)) : {}) as { prefixes?: string[] };
    requests.push(`${method} ${[place, ...(prefixes ?? [])].join('/').slice(-36)}`);
    await network.waits;
    if (network.refuses) throw Object.assign(new Error('refused'), { status: 403 });
    return Response.json({});
  },
}));
vi.mock('#core/messages/use-messages.ts', () => ({ useMessages: () => (key: string) => key }));
vi.mock('#core/session/session.ts', () => ({ useUser: () => ({ id: 'ana' }) }));
vi.mock('#ui/use-toast.ts', () => ({
  useToast: () => ({ showToast: ({ title }: { title: string }) => said.push(title) }),
}));
vi.mock('./item-photo.tsx', () => ({ ItemPhoto: () => null }));
vi.mock('./shrink-photo.ts', () => ({ shrinkPhoto: (photo: File) => Promise.resolve({ photo }) }));

/** A form with the photo `stored`, and functions to use it. */
function form(stored: string | null) {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const values: (string | null)[] = [stored];
  const sending: boolean[] = [];
  function Form() {
    const [value, setValue] = useState(stored);
    const change = (id: string | null) => {
      values.push(id);
      setValue(id);
    };
    return <ItemPhotoField value={value} onChange={change} error={undefined} onSending={(is) => sending.push(is)} />;
  }
  flushSync(() => root.render(<Form />));
  const choose = () => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    Object.defineProperty(input, 'files', { configurable: true, value: [new File(['p'], 'cup.jpg')] });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const press = (label: string) =>
    flushSync(() => [...document.querySelectorAll('button')].find((button) => button.textContent === label)!.click());
  return { values, sending, choose, press, leave: () => flushSync(() => root.unmount()) };
}
const lastId = () => requests.at(-1)?.split(' ')[1];

beforeEach(() => {
  document.body.replaceChildren();
  requests.length = 0;
  said.length = 0;
  network.waits = Promise.resolve();
  network.refuses = false;
});

it('removes the file of a photo that is changed or removed before the form is saved, never that of the stored photo', async () => {
  const { values, sending, choose, press } = form('stored');
  choose();
  await vi.waitFor(() => expect(values).toHaveLength(2));
  const first = lastId();
  expect([values[1], sending]).toEqual([first, [true, false]]);
  choose();
  await vi.waitFor(() => expect(values).toHaveLength(3));
  expect(requests.at(-1)).toBe(`DELETE ${String(first)}`);
  press('remove');
  expect(requests.at(-1)).toBe(`DELETE ${String(values[2])}`);
  expect(values[3]).toBeNull();
  expect(requests.join()).not.toContain('stored');
});

it('says that the photo was not saved if the person leaves while it is sent, and removes its file', async () => {
  let arrives: () => void = () => undefined;
  network.waits = new Promise((resolve) => (arrives = resolve));
  const { values, choose, leave } = form(null);
  choose();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  const sent = lastId();
  leave();
  arrives();
  await vi.waitFor(() => expect(said).toEqual(['notSent']));
  expect([requests.at(-1), values]).toEqual([`DELETE ${String(sent)}`, [null]]);
});

it('keeps the stored photo if the server refuses another one', async () => {
  network.refuses = true;
  const { values, choose } = form('stored');
  choose();
  await vi.waitFor(() => expect(document.body.textContent).toContain('refused'));
  expect(values).toEqual(['stored']);
});
