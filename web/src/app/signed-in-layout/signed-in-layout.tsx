import { Suspense, useEffect } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { PagesContext } from '#core/pages/pages-context.ts';
import { AlarmFile } from '#shared-features/push/alarm-file.ts';
import { startRecords } from '#core/records/start-records.ts';
import { prepareDialogs } from '#ui/dialog/prepare-dialogs.ts';
import { LazyAlarmFile } from '#app/alarms/alarm-file/lazy-alarm-file.ts';
import { LazyAlarmWatch } from '#app/alarms/lazy-alarm-watch.tsx';
import { useCues } from '#app/cues/start-cues.ts';
import { PlainLayout } from '#app/plain-layout/plain-layout.tsx';
import { LazyContactKeeper } from '#shared-features/help-now/contacts/lazy-contact-keeper.tsx';
import { HomePage } from '#overview/today/home-page.tsx';
import { LazyPolicyNews } from '#app/policy-news/lazy-policy-news.tsx';
import { PageLoading } from '#app/loading/page-loading.tsx';
import { registry } from '#registry/pages.ts';
import { lazyPage } from '#app/routing/lazy-page.tsx';
import { AccountPreferences } from './account-preferences.tsx';
import { ChangesElsewhere } from './changes-elsewhere.tsx';
import { Shell } from './shell.tsx';

const PricingPage = lazyPage('pricing');
const pages = registry.map(({ id, words }) => ({ id, Page: lazyPage(id, words) }));
/** How long after the first page the rest is fetched, in ms: a slow network has the page first. */
const calm = 3000;
const Home = pages[0]?.Page;

/**
 * Everything that a signed-in person can reach: the plans, the shell with its pages, and home for any address that does
 * not exist. The records and the outbox work as long as it stands.
 */
export function SignedInLayout() {
  useEffect(() => startRecords(), []);
  useCues();
  useEffect(() => {
    const waiting = setTimeout(prepareDialogs, calm);
    return () => clearTimeout(waiting);
  }, []);
  return (
    <>
      <AccountPreferences />
      <ChangesElsewhere after={calm} />
      <LazyContactKeeper />
      <LazyAlarmWatch />
      <LazyPolicyNews />
      <SignedInPages />
    </>
  );
}

function SignedInPages() {
  return (
    <Routes>
      <Route element={<PlainLayout />}>
        <Route path="/pricing" element={<PricingPage />} />
      </Route>
      <Route
        path="/"
        element={
          <PagesContext value={registry}>
            <AlarmFile value={<LazyAlarmFile />}>
              <Shell />
            </AlarmFile>
          </PagesContext>
        }
      >
        {Home && (
          <Route
            index
            element={
              <HomePage>
                <Suspense fallback={<PageLoading />}>
                  <Home />
                </Suspense>
              </HomePage>
            }
          />
        )}
        {pages.map(({ id, Page }) => (
          <Route key={id} path={id} element={<Page />} />
        ))}
      </Route>
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
}
