import { useSyncExternalStore, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl/react';
import { htmlLang } from './languages.ts';
import { messageStore } from './messages.ts';

/** use-intl's name for a key that isn't there; its enum is left out of the bundle for this one word. */
const missingMessage = 'MISSING_MESSAGE';

function fallBack({ error, key, namespace }: { error: { code: string }; key: string; namespace?: string }): string {
  // After this render: a store must not change while React reads it.
  if (error.code === missingMessage && namespace) queueMicrotask(() => void messageStore.fillFromEnglish(namespace));
  return key;
}

/** A missing word has its fallback, so it isn't an error here; tests compare the catalogues. */
function stayQuiet(): void {
  return undefined;
}

/** Gives every component below it the messages of the language in use. */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const { language, words } = useSyncExternalStore(messageStore.subscribe, messageStore.get);
  return (
    <IntlProvider locale={htmlLang(language)} messages={words} getMessageFallback={fallBack} onError={stayQuiet}>
      {children}
    </IntlProvider>
  );
}
