import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { offerFile } from './offer-file.ts';

const did = { clicked: 0, revoked: 0, shared: [] as string[] };

beforeEach(() => {
  Object.assign(did, { clicked: 0, revoked: 0, shared: [] });
  vi.useFakeTimers();
  vi.stubGlobal('document', { createElement: () => ({ click: () => (did.clicked += 1) }) });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => (did.revoked += 1));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** An app on the home screen of iOS. Its `share` settles like `end`. */
function onHomeScreen(end: () => Promise<void>) {
  vi.stubGlobal('navigator', {
    standalone: true,
    canShare: () => true,
    share({ files }: { files: File[] }) {
      did.shared.push(...files.map(({ name }) => name));
      return end();
    },
  });
}
const offer = async () => {
  offerFile('cogn.txt', 'text/plain', 'words');
  await vi.advanceTimersByTimeAsync(0);
};

it('keeps the object URL while the browser may still read it', async () => {
  vi.stubGlobal('navigator', {});
  await offer();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(did).toEqual({ clicked: 1, revoked: 0, shared: [] });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(did.revoked).toBe(1);
});

it('shares on the home screen of iOS, which cannot download', async () => {
  onHomeScreen(() => Promise.resolve());
  await offer();
  expect(did).toMatchObject({ clicked: 0, shared: ['cogn.txt'] });
});

it.each([
  ['nothing more when the person closes the sheet', 'AbortError', 0],
  ['a download when the tap was too long ago', 'NotAllowedError', 1],
])('offers %s', async (_, name, clicked) => {
  onHomeScreen(() => Promise.reject(new DOMException('', name)));
  await offer();
  expect(did.clicked).toBe(clicked);
});
