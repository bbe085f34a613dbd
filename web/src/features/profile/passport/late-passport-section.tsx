import { latePart } from '#core/late/late-part.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Profile } from '#core/profile/profile.ts';
import { Card } from '#ui/card.tsx';

const PassportSection = latePart<{ profile: Profile | null }>(
  'passport',
  () => ['passport'],
  async () => (await import('./passport-section.tsx')).PassportSection,
);

/** The card of the health passport. What is in it comes after the page, which does not wait for it. */
export function LatePassportSection({ profile }: { profile: Profile | null }) {
  const t = useMessages('profile');
  return (
    <Card aria-labelledby="profile-passport" className="flex flex-col gap-5">
      <div>
        <h2 id="profile-passport" className="text-lg">
          {t('passport')}
        </h2>
        <p className="text-muted">{t('passportText')}</p>
      </div>
      <PassportSection profile={profile} />
    </Card>
  );
}
