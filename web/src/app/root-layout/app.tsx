import { StrictMode } from 'react';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { MessagesProvider } from '#core/messages/messages-provider.tsx';
import { ErrorBoundary } from '#app/failure/error-boundary.tsx';
import { Opening } from '#app/loading/opening.tsx';
import { deferred } from '#ui/lib/deferred.tsx';
import { PageRouter } from './page-router.tsx';
import { RootLayout } from './root-layout.tsx';

/** Loads the layout's messages first. Without them, the layout would show message keys. */
const RootLayoutWithMessages = deferred(async () => {
  await loadNamespaces(currentLanguage(), ['app', 'core', 'auth-ui']);
  return RootLayout;
}, Opening);

/** The whole app with its providers. */
export function App() {
  return (
    <StrictMode>
      <MessagesProvider>
        <ErrorBoundary whole>
          <PageRouter>
            <RootLayoutWithMessages />
          </PageRouter>
        </ErrorBoundary>
      </MessagesProvider>
    </StrictMode>
  );
}
