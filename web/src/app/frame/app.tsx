import { lazy, StrictMode, Suspense } from 'react';
import { BrowserRouter } from 'react-router';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { MessagesProvider } from '#core/messages/messages-provider.tsx';
import { ErrorBoundary } from '../failure/error-boundary.tsx';
import { Opening } from '../loading/opening.tsx';
import { Frame } from './frame.tsx';

/** The frame waits for its words, so that nothing is ever shown unnamed. */
const WordedFrame = lazy(async () => {
  await loadNamespaces(currentLanguage(), ['app', 'core', 'auth-ui']);
  return { default: Frame };
});

/** The whole app, from the address to the words. */
export function App() {
  return (
    <StrictMode>
      <MessagesProvider>
        <ErrorBoundary whole>
          <BrowserRouter>
            <Suspense fallback={<Opening />}>
              <WordedFrame />
            </Suspense>
          </BrowserRouter>
        </ErrorBoundary>
      </MessagesProvider>
    </StrictMode>
  );
}
