import { Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useLoaded } from '#core/late/use-loaded.ts';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { usePreference } from '#core/preferences/use-preference.ts';
import { useUser } from '#core/session/use-user.ts';
import { OnItsWay } from '#ui/on-its-way.tsx';
import { PageLoading } from '../loading/page-loading.tsx';
import { remembersNone } from './remember-none.ts';

/** How long the page waits for the card, in milliseconds: then it stands by itself. */
const patience = 1500;

async function loadCard() {
  const words = loadNamespaces(currentLanguage(), ['alarms', 'doses']);
  const [{ DosesCard }] = await Promise.all([import('./doses-card.tsx'), words]);
  return DosesCard;
}

/**
 * The first page with today's medicines above it. For whoever takes none nothing is waited for; otherwise the page comes with the card, so
 * that nothing moves. It is no page's business to know another: the app lays the two together (decision 28).
 */
export function HomePage({ Page }: { Page: ComponentType }): ReactNode {
  const userId = useUser()?.id;
  const [visible] = usePreference('visiblePages');
  const wanted = userId !== undefined && visible['medications'] !== false;
  return (
    <div className="flex flex-col gap-6">
      {wanted && <LateCard userId={userId} />}
      <Suspense fallback={<PageLoading />}>
        <Page />
      </Suspense>
    </div>
  );
}

function LateCard({ userId }: { userId: string }): ReactNode {
  const { loaded: DosesCard } = useLoaded('doses-card', loadCard);
  const [waits, setWaits] = useState(() => !remembersNone(userId));
  useEffect(() => {
    const waiting = setTimeout(() => setWaits(false), patience);
    return () => clearTimeout(waiting);
  }, []);
  if (DosesCard) return <DosesCard userId={userId} waits={waits} />;
  return waits && DosesCard === undefined && <OnItsWay />;
}
