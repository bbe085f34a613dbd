import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { NotStored } from '#core/outbox/write-problems.ts';
import { useThoughtPhotos } from './use-thought-photos.ts';

const { onServer, requests, network, device } = vi.hoisted(() => ({
  /** The paths of the files on the server. */
  onServer: new Set<string>(),
  requests: [] as string[],
  network: { losesResponses: false, waits: Promise.resolve() },
  device: { isFull: false, named: [] as unknown[] },
}));

vi.mock('#core/wire/ask-server.ts', () => ({
  askServer: (place: string, { method = 'GET', body }: RequestInit) => {
    const { prefixes } = (method === 'DELETE' ? JSON.parse(String(body)) : {}) as { prefixes?: string[] };
    const path = [place, ...(prefixes ?? [])].join('/');
    requests.push(`${method} ${path}`);
    if (method === 'DELETE') onServer.delete(path);
    else if (onServer.has(path)) return Promise.reject(Object.assign(new Error('the server refused'), { status: 409 }));
    else onServer.add(path);
    if (network.losesResponses) return Promise.reject(new TypeError('no response'));
    return network.waits.then(() => Response.json({}));
  },
}));
vi.mock('#core/records/write-rows.ts', () => ({
  changeRow: (_table: string, _id: string, { photos }: { photos: unknown }) => {
    if (device.isFull) return Promise.reject(new NotStored('full'));
    device.named.push(photos);
    return Promise.resolve();
  },
}));
vi.mock('#core/journal/save-toasts.ts', () => ({ useSavedToast: () => vi.fn(), useFailedToast: () => () => vi.fn() }));
vi.mock('#core/messages/use-messages.ts', () => ({ useMessages: () => (key: string) => key }));
vi.mock('#core/session/session.ts', () => ({ useUser: () => ({ id: 'ana' }) }));
vi.mock('#ui/use-toast.ts', () => ({ useToast: () => ({ showToast: vi.fn() }) }));
vi.mock('#shared-features/row-photos/shrink-photo.ts', () => ({ shrinkPhoto: (photo: File) => Promise.resolve({ photo }) }));

/** The functions of the hook for a thought without photos. */
function photosOfThought() {
  const given: ReturnType<typeof useThoughtPhotos>[] = [];
  function Thought() {
    given.push(useThoughtPhotos({ id: 'thought' }));
    return null;
  }
  renderToStaticMarkup(<Thought />);
  return given[0]!;
}
const file = () => new File(['picture'], 'window.jpg', { type: 'image/jpeg' });
const idOf = (path: string | undefined) => path?.slice(-36);

beforeEach(() => {
  onServer.clear();
  requests.length = 0;
  network.losesResponses = false;
  network.waits = Promise.resolve();
  device.isFull = false;
  device.named = [];
});

it('sends a photo again under its first id, so that a lost response leaves no second file', async () => {
  const { add } = photosOfThought();
  const window = file();
  network.losesResponses = true;
  await add(window);
  expect(device.named).toEqual([]);
  network.losesResponses = false;
  await add(window);
  expect(requests).toHaveLength(2);
  expect(onServer.size).toBe(1);
  expect(device.named).toEqual([[idOf(requests[0])]]);

  await add(file());
  expect(onServer.size).toBe(2);
});

it('removes the file from the server if this device cannot store that the thought has it', async () => {
  device.isFull = true;
  const { add } = photosOfThought();
  await add(file());
  expect(requests.map((request) => request.split(' ')[0])).toEqual(['POST', 'DELETE']);
  expect(idOf(requests[1])).toBe(idOf(requests[0]));
  expect(onServer.size).toBe(0);
});

it('keeps the photo that the next editor of the thought added while the upload ran', async () => {
  let arrives: () => void = () => undefined;
  network.waits = new Promise((resolve) => (arrives = resolve));
  const slow = photosOfThought().add(file());
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  network.waits = Promise.resolve();
  await photosOfThought().add(file());
  arrives();
  await slow;
  const [first, second] = requests.map(idOf);
  expect(device.named).toEqual([[second], [second, first]]);
  // Once no upload runs, the row that the editor shows decides again.
  await photosOfThought().add(file());
  expect(device.named[2]).toEqual([idOf(requests[2])]);
});
