import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { deferred } from '#ui/lib/deferred.tsx';
import type { Thought } from '../thoughts-entries.ts';

const withMessages = async <Part>(part: Promise<Part>): Promise<Part> => {
  const [loaded] = await Promise.all([part, loadNamespaces(currentLanguage(), ['thought-pins'])]);
  return loaded;
};

/** The pinned thoughts and the button that pins one load after the page. Without them the page works. */
export const PinnedThoughts = deferred(
  async () => (await withMessages(import('./pinned-thoughts.tsx'))).PinnedThoughts,
  undefined,
  { optional: true },
);

export const PinButton = deferred<{ thought: Thought }>(
  async () => (await withMessages(import('./pin-button.tsx'))).PinButton,
  undefined,
  { optional: true },
);
