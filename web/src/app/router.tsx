import { createBrowserRouter, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import type { Page } from '#core/pages/define-page.ts';
import { Opening } from './failure/opening.tsx';
import { UnexpectedError } from './failure/unexpected-error.tsx';
import type { PageHandle } from './frame/page-handle.ts';
import { PlainFrame } from './frame/plain-frame.tsx';
import { Root } from './frame/root.tsx';
import { registry } from './registry.ts';
import { requireNoSession, requireSession } from './session/guards.ts';

const words = (...namespaces: string[]) => loadNamespaces(currentLanguage(), namespaces);

/** A route whose words are fetched beside its code. A change of date alone fetches nothing again. */
function pageRoute(namespaces: string[], load: () => Promise<{ default: React.ComponentType }>) {
  return {
    handle: { namespace: namespaces[0] ?? 'app' } satisfies PageHandle,
    loader: async () => {
      await words(...namespaces);
      return null;
    },
    shouldRevalidate: () => false,
    lazy: { Component: async () => (await load()).default },
  } satisfies RouteObject;
}

const shellPages = registry.flatMap((page: Page): RouteObject[] => {
  const route = pageRoute([page.id, 'journal'], page.load);
  return page.id === 'profile'
    ? [
        { index: true, ...route },
        { path: page.id, ...route },
      ]
    : [{ path: page.id, ...route }];
});

const guarded =
  (guard: (request: Request) => Promise<void>) =>
  async ({ request }: LoaderFunctionArgs) => {
    await guard(request);
    return null;
  };

/** Every address of the app (specification, section 2). A page that does not exist yet is unknown, and leads home. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: UnexpectedError,
    HydrateFallback: Opening,
    loader: async () => {
      await words('app', 'core');
      return null;
    },
    shouldRevalidate: () => false,
    children: [
      {
        Component: PlainFrame,
        children: [
          {
            loader: guarded(requireNoSession),
            children: [{ path: '/auth', ...pageRoute(['auth'], () => import('#features/auth/page.tsx')) }],
          },
          { path: '/welcome', ...pageRoute(['welcome'], () => import('#features/welcome/page.tsx')) },
        ],
      },
      {
        loader: guarded(requireSession),
        lazy: { Component: async () => (await import('./session/signed-in.tsx')).SignedIn },
        children: [
          {
            Component: PlainFrame,
            children: [{ path: '/pricing', ...pageRoute(['pricing'], () => import('#features/pricing/page.tsx')) }],
          },
          {
            path: '/',
            loader: async () => {
              await words('titles');
              return null;
            },
            lazy: { Component: async () => (await import('./shell/shell.tsx')).Shell },
            children: shellPages,
          },
        ],
      },
      { path: '*', loader: () => redirect('/') },
    ],
  },
];

/** Made once, when the program starts. */
export function createAppRouter() {
  return createBrowserRouter(routes);
}
