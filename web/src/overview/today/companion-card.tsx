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

/** The companion with one sentence, for those who have Premium and did not hide its page. */
export function CompanionCard(): ReactNode {
  const { isPremium, state } = useProfile();
  const [visible] = usePreference('visiblePages');
  if (visible[pageId] === false) return null;
  // Until the plan is known the row already loads, because a request must not wait for another.
  return (isPremium || state === 'loading') && <Companion isKnown={isPremium} />;
}

function Companion({ isKnown }: { isKnown: boolean }): ReactNode {
  const t = useMessages('today');
  const journal = useMessages('journal');
  const titles = useMessagesOf('titles');
  const { row, state, known } = useOwnRow<PetRow>(table);
  const { loaded: Picture } = useLoaded(pageId, loadPicture);
  if (!isKnown || Picture === undefined || state === 'loading') return <OnItsWay />;
  // Without the row a companion that has grown would look small again.
  if (Picture === null || !known) return null;
  return (
    <Card className="flex items-center gap-3 p-4!">
      <Picture row={row} />
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
