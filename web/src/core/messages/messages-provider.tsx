import { useSyncExternalStore, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl/react';
import { htmlLang } from './languages.ts';
import { messageStore } from './messages.ts';

/** use-intl's error code for a missing key. Importing its enum would make the bundle larger. */
const missingMessage = 'MISSING_MESSAGE';

function fallBack({ error, key, namespace }: { error: { code: string }; key: string; namespace?: string }): string {
  // Load after this render, because a store must not change while React reads it.
  if (error.code === missingMessage && namespace) queueMicrotask(() => void messageStore.fillFromEnglish(namespace));
  return key;
}

/** Reports nothing, because a missing key has a fallback. Tests compare the keys of all languages. */
function stayQuiet(): void {
  return undefined;
}

/** Provides the messages of the current language. */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const { language, words } = useSyncExternalStore(messageStore.subscribe, messageStore.get);
  return (
    <IntlProvider locale={htmlLang(language)} messages={words} getMessageFallback={fallBack} onError={stayQuiet}>
      {children}
    </IntlProvider>
  );
}
