import { afterEach, expect, it, vi } from 'vitest';
import { recogniserOfBrowser } from './speech-recogniser.ts';

afterEach(() => vi.unstubAllGlobals());

const Recogniser = vi.fn();

/** A browser with the recogniser under WebKit's name. `standalone` exists only on iOS. */
function browser(navigator: { standalone?: boolean }): void {
  vi.stubGlobal('window', { webkitSpeechRecognition: Recogniser });
  vi.stubGlobal('navigator', navigator);
}

it('is the browser’s own, in Safari too', () => {
  browser({});
  expect(recogniserOfBrowser()).toBe(Recogniser);
  browser({ standalone: false });
  expect(recogniserOfBrowser()).toBe(Recogniser);
});

it('is missing in an app on the home screen of iOS, where starting it fails', () => {
  browser({ standalone: true });
  expect(recogniserOfBrowser()).toBeUndefined();
});
