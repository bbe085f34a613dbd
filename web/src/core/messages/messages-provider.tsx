import { useSyncExternalStore, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl/react';
import { htmlLang } from './languages.ts';
import { messageStore } from './messages.ts';

/** use-intl's code for a missing key; importing its enum would only add to the bundle. */
const missingMessage = 'MISSING_MESSAGE';

function fallBack({ error, key, namespace }: { error: { code: string }; key: string; namespace?: string }): string {
  // Load after this render, because a store must not change while React reads it.
  if (error.code === missingMessage && namespace) queueMicrotask(() => void messageStore.fillFromEnglish(namespace));
  return key;
}

/** A missing key has a fallback, so nothing is reported here; tests compare the catalogues. */
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
