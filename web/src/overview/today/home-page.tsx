import { useState, type ReactNode } from 'react';
import { useLoaded } from '#core/lazy/use-loaded.ts';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { BeneathTitle } from '#core/pages/pages-context.ts';
import { usePreference } from '#core/preferences/preferences.ts';
import { useUser } from '#core/session/session.ts';
import { OnItsWay } from '#ui/on-its-way.tsx';
import { remembersNone } from './remember-none.ts';

async function loadCard() {
  const words = loadNamespaces(currentLanguage(), ['alarms', 'doses']);
  const [{ DosesCard }] = await Promise.all([import('./doses-card.tsx'), words]);
  return DosesCard;
}

/**
 * The first page, with a card of today's medicines beneath its title. The content below waits for the card, so that nothing moves; without
 * medicines it is shown at once. Features must not import each other, so this page combines the two (decision 28).
 */
export function HomePage({ children }: { children: ReactNode }): ReactNode {
  const userId = useUser()?.id;
  const [visible] = usePreference('visiblePages');
  const wanted = userId !== undefined && visible['medications'] !== false;
  return <BeneathTitle value={wanted && <LazyCard userId={userId} />}>{children}</BeneathTitle>;
}

function LazyCard({ userId }: { userId: string }): ReactNode {
  const { loaded: DosesCard } = useLoaded('doses-card', loadCard);
  const [waits] = useState(() => !remembersNone(userId));
  if (DosesCard) return <DosesCard userId={userId} waits={waits} />;
  return waits && DosesCard === undefined && <OnItsWay />;
}
