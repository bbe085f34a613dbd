import { afterEach, expect, it, vi } from 'vitest';
import { recogniserOfBrowser } from './speech-recogniser.ts';

afterEach(() => vi.unstubAllGlobals());

const Recogniser = vi.fn();

/** A browser that has the recogniser under WebKit's name. Only iOS defines `standalone`. */
function browser(navigator: { standalone?: boolean }): void {
  vi.stubGlobal('window', { webkitSpeechRecognition: Recogniser });
  vi.stubGlobal('navigator', navigator);
}

it('finds the browser’s recogniser, in Safari too', () => {
  browser({});
  expect(recogniserOfBrowser()).toBe(Recogniser);
  browser({ standalone: false });
  expect(recogniserOfBrowser()).toBe(Recogniser);
});

it('finds none in an app on the home screen of iOS, where starting it fails', () => {
  browser({ standalone: true });
  expect(recogniserOfBrowser()).toBeUndefined();
});
