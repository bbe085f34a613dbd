import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { useLoaded } from '#core/lazy/use-loaded.ts';
import { useEffect } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { EntryActions, type EntryActionsProps } from '#core/journal/entry-actions.ts';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { PagesContext } from '#core/pages/pages-context.ts';
import { AlarmFile } from '#shared-features/push/alarm-file.ts';
import { useUser } from '#core/session/session.ts';
import { startRecords } from '#core/records/start-records.ts';
import { PlainLayout } from '#app/plain-layout/plain-layout.tsx';
import { HomePage } from '#overview/today/home-page.tsx';
import { registry } from '#registry/pages.ts';
import { deferred } from '#ui/lib/deferred.tsx';
import { lazyPage } from '#app/routing/lazy-page.tsx';
import { SyncAccountPreferences } from './sync-account-preferences.tsx';
import { Shell } from './shell.tsx';

/** The export of alarms, fetched with its messages when it is first shown. */
const LazyAlarmFile = lazyPart(
  'alarm-file',
  () => ['alarm-file'],
  async () => (await import('#app/alarms/alarm-file/alarm-file-button.tsx')).AlarmFileButton,
);

/** The button that marks an entry for the next visit. The form works without it while it loads or if it cannot be fetched. */
const LazyMarkEntry = deferred(
  async () => {
    const [{ MarkEntry }] = await Promise.all([
      import('#features/visit/mark-entry/mark-entry.tsx'),
      loadNamespaces(currentLanguage(), ['mark-entry']),
    ]);
    return MarkEntry;
  },
  undefined,
  { optional: true },
);
const renderMarkEntry = (props: EntryActionsProps) => <LazyMarkEntry {...props} />;

const PricingPage = lazyPage('pricing');
const pages = registry.map(({ id, words }) => ({ id, Page: lazyPage(id, words) }));
/** How long to wait before fetching `AfterFirstPage`, in ms, so that a slow network loads the page first. */
const calmAfter = 3000;
/** The profile as a part of the home page. It does not set the document title, because Today, the part above it, does. */
const Home = lazyPage('profile', [], '');

/**
 * Everything for signed-in users: the plans, the shell with its pages, and a redirect from unknown URLs to the home page.
 * The records and the outbox are active while this component is mounted.
 */
export function SignedInLayout() {
  useEffect(() => startRecords(), []);
  return (
    <>
      <SyncAccountPreferences />
      <LazyAfterFirstPage />
      <SignedInPages />
    </>
  );
}

async function loadAfterFirstPage() {
  await new Promise((calm) => setTimeout(calm, calmAfter));
  return (await import('./after-first-page.tsx')).AfterFirstPage;
}

function LazyAfterFirstPage() {
  const userId = useUser()?.id;
  const { loaded: AfterFirstPage } = useLoaded('after-first-page', loadAfterFirstPage);
  return AfterFirstPage && userId !== undefined && <AfterFirstPage userId={userId} />;
}

function SignedInPages() {
  return (
    <Routes>
      <Route element={<PlainLayout likeShell />}>
        <Route path="/pricing" element={<PricingPage />} />
      </Route>
      <Route
        path="/"
        element={
          <PagesContext value={registry}>
            <AlarmFile value={<LazyAlarmFile />}>
              <EntryActions value={renderMarkEntry}>
                <Shell />
              </EntryActions>
            </AlarmFile>
          </PagesContext>
        }
      >
        <Route
          index
          element={
            <HomePage>
              <Home />
            </HomePage>
          }
        />
        {pages.map(({ id, Page }) => (
          <Route key={id} path={id} element={<Page />} />
        ))}
      </Route>
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
}
