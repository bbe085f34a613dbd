import type { LoadMessages, Messages } from '#core/messages/message-store.ts';

const catalogues = import.meta.glob<{ default: Messages }>('../../../**/messages/*.ts');

/** Loads messages from their source files, for tests. */
export const loadSourceMessages: LoadMessages = async (language, namespace) => {
  const end = `/${namespace}/messages/${language}.ts`;
  // Vite's keys are paths relative to this folder. So the messages of `portable` have keys that begin with `../messages`,
  // without their namespace.
  const found = Object.entries(catalogues).find(([path]) =>
    path.replace(/^\.\.\/messages/u, '/portable/messages').endsWith(end),
  );
  return (await found?.[1]())?.default;
};
