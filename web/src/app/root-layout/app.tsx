import { lazy, StrictMode, Suspense } from 'react';
import { BrowserRouter } from 'react-router';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { MessagesProvider } from '#core/messages/messages-provider.tsx';
import { ErrorBoundary } from '#app/failure/error-boundary.tsx';
import { Opening } from '#app/loading/opening.tsx';
import { RootLayout } from './root-layout.tsx';

/** Loads the layout's messages first. Without them, the layout would show message keys. */
const RootLayoutWithMessages = lazy(async () => {
  await loadNamespaces(currentLanguage(), ['app', 'core', 'auth-ui']);
  return { default: RootLayout };
});

/** The whole app with its providers. */
export function App() {
  return (
    <StrictMode>
      <MessagesProvider>
        <ErrorBoundary whole>
          <BrowserRouter>
            <Suspense fallback={<Opening />}>
              <RootLayoutWithMessages />
            </Suspense>
          </BrowserRouter>
        </ErrorBoundary>
      </MessagesProvider>
    </StrictMode>
  );
}
