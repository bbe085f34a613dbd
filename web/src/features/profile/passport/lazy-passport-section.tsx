import { useOpenedForm } from '#core/drafts/use-opened-form.ts';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Profile } from '#core/profile/profile.ts';
import { useOwnRow } from '#core/records/use-rows.ts';
import { FoldedCard } from '#ui/folded-card.tsx';
import { healthPassports } from '../profile-tables.ts';
import { useFilledSummary } from '../use-profile-section.ts';

const PassportSection = lazyPart<{ profile: Profile | null }>(
  'passport',
  () => ['passport'],
  async () => (await import('./passport-section.tsx')).PassportSection,
);

/** The card of the health passport. Its content loads after the page. */
export function LazyPassportSection({ profile }: { profile: Profile | null }) {
  const t = useMessages('profile');
  const filled = useFilledSummary();
  const drafted = useOpenedForm('profile', ['passport']);
  const { row, known } = useOwnRow<Record<'communication' | 'overload' | 'helps', string | null>>(healthPassports.table);
  return (
    <FoldedCard
      id="profile-passport"
      title={t('passport')}
      initiallyOpen={drafted.opened !== null}
      summary={known && filled(['communication', 'overload', 'helps'], row ?? {})}
    >
      <PassportSection profile={profile} />
    </FoldedCard>
  );
}
