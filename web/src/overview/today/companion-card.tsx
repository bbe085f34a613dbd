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
/** Not imported: the companion's tables come with its drawing. */
const table: (typeof pets)['table'] = 'pets';

/**
 * The companion with one sentence, for those who have Premium and did not hide its page. What follows waits for nothing but the plan, which is
 * a part of the profile that follows.
 */
export function CompanionCard(): ReactNode {
  const [visible] = usePreference('visiblePages');
  return visible[pageId] !== false && <CompanionOfPremium />;
}

/** Asks for the companion's row beside the plan, so that neither request waits for the other. */
function CompanionOfPremium(): ReactNode {
  const { isPremium, state } = useProfile();
  const own = useOwnRow<PetRow>(table);
  if (isPremium) return <Companion {...own} />;
  return state === 'loading' && <OnItsWay />;
}

/** Its place stays the same, also while the drawing loads and without it. */
function Companion({ row, state, known }: ReturnType<typeof useOwnRow<PetRow>>): ReactNode {
  const t = useMessages('today');
  const journal = useMessages('journal');
  const titles = useMessagesOf('titles');
  const { loaded: Picture } = useLoaded(pageId, loadPicture);
  const isComing = Picture === undefined || state === 'loading';
  return (
    <Card className="flex items-center gap-3 p-4!">
      <div className="flex min-h-16 min-w-0 flex-1 items-center gap-3">
        {/* Without the row a companion that has grown would look small again. */}
        {Picture && known ? <Picture row={row} /> : !isComing && titles(pageId)}
      </div>
      <LineLink to={`/${pageId}`} label={journal('named', { words: t('open'), name: titles(pageId) })}>
        {t('open')}
      </LineLink>
    </Card>
  );
}

/** The drawing is large, so it comes after the rest of Today. */
async function loadPicture() {
  const words = loadNamespaces(currentLanguage(), [pageId]);
  const [{ StillCompanion }] = await Promise.all([import('#features/cogni_pet/page.tsx'), words]);
  return StillCompanion;
}
