import type { ReactNode } from 'react';
import { useLoaded } from '#core/lazy/use-loaded.ts';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { useMessages, useMessagesOf } from '#core/messages/use-messages.ts';
import { usePreference } from '#core/preferences/preferences.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { useOwnRow } from '#core/records/use-rows.ts';
import type { PetRow, pets } from '#features/cogni_pet/pet-tables.ts';
import { Card } from '#ui/card.tsx';
import { OnItsWay } from '#ui/on-its-way.tsx';
import { LineLink } from './today-line.tsx';

const pageId = 'cogni_pet';
/** The table name is a literal, because importing the definition would also fetch the drawing of the companion. */
const table: (typeof pets)['table'] = 'pets';

/** The card of the companion, for users who have premium and did not hide its page. */
export function CompanionCard(): ReactNode {
  const [visible] = usePreference('visiblePages');
  return visible[pageId] !== false && <CompanionOfPremium />;
}

/** Fetches the companion's row in parallel with the profile, so that neither request waits for the other. */
function CompanionOfPremium(): ReactNode {
  const { isPremium, state } = useProfile();
  const own = useOwnRow<PetRow>(table);
  if (isPremium) return <Companion {...own} />;
  return state === 'loading' && <OnItsWay />;
}

/** The card has the same place and size while the drawing loads and if loading fails. */
function Companion({ row, state, known }: ReturnType<typeof useOwnRow<PetRow>>): ReactNode {
  const t = useMessages('today');
  const titles = useMessagesOf('titles');
  const { loaded: Picture } = useLoaded(pageId, loadPicture);
  const isComing = Picture === undefined || state === 'loading';
  return (
    <Card className="flex items-center gap-3 p-4!">
      <div className="flex min-h-16 min-w-0 flex-1 items-center gap-3">
        {/* Draw nothing until the row is known. Otherwise a grown companion would look small for a moment. */}
        {Picture && known ? <Picture row={row} /> : !isComing && titles(pageId)}
      </div>
      <LineLink to={`/${pageId}`} words={t('open')} name={titles(pageId)} />
    </Card>
  );
}

/** Fetches the companion's drawing, which is large. Today calls this after its other parts. */
async function loadPicture() {
  const words = loadNamespaces(currentLanguage(), [pageId]);
  const [{ StillCompanion }] = await Promise.all([import('#features/cogni_pet/page.tsx'), words]);
  return StillCompanion;
}
