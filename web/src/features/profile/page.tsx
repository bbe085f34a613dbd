import type { ReactNode } from 'react';
import { ReadingStates } from '#core/journal/reading-states.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { EmergencyContacts } from './emergency-contacts-section.tsx';
import { HealthSection } from './health-section.tsx';
import { PersonalSection } from './personal-section.tsx';
import { LatePhotoSection } from './photo/late-photo-section.tsx';
import { ProfessionalContacts } from './professional-contacts-section.tsx';

/** Who the person is, their health, and the people around them. Each part is saved by itself. */
export default function ProfilePage(): ReactNode {
  const t = useMessages('profile');
  const core = useMessages('core');
  const { profile, state, retry } = useProfile();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('title')} description={t('intro')} />
      <ReadingStates
        reading={state === 'missing' ? 'failed' : state}
        retry={retry}
        failedWords={core('errors.loadingProfile')}
      />
      {profile !== null && (
        <>
          <LatePhotoSection profile={profile} />
          <PersonalSection profile={profile} />
          <HealthSection profile={profile} />
        </>
      )}
      <EmergencyContacts />
      <ProfessionalContacts />
    </div>
  );
}
