import { use, type ReactNode } from 'react';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { BelowToday } from '#core/pages/pages-context.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { LazyVerseCard } from '#shared-features/verse/lazy-verses.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { HealthSection } from './health-section.tsx';
import { PersonalSection } from './personal-section.tsx';
import { LazyPassportSection } from './passport/lazy-passport-section.tsx';
import { LazyPhotoSection } from './photo/lazy-photo-section.tsx';

const LazyContacts = lazyPart(
  'contacts',
  () => [],
  async () => (await import('./contacts-sections.tsx')).ContactsSections,
);

/**
 * The profile: personal data, health and contacts. Each section saves separately. The index page shows the page Today, and
 * this profile below it.
 */
export default function ProfilePage(): ReactNode {
  const t = useMessages('profile');
  const core = useMessages('core');
  const { profile, state, retry } = useProfile();
  const isBelowToday = use(BelowToday);
  const sections = (
    <>
      {profile && <PersonalSection profile={profile} isFolded={isBelowToday} />}
      {profile && <LazyPhotoSection profile={profile} />}
      {profile && <HealthSection profile={profile} />}
      <LazyPassportSection profile={profile} />
      <LazyContacts />
    </>
  );
  return (
    <div className="flex flex-col gap-6">
      {!isBelowToday && (
        <>
          <PageHeader title={t('title')} description={t('intro')} />
          <LazyVerseCard today />
        </>
      )}
      <QueryStateNotice
        reading={state === 'missing' ? 'failed' : state}
        retry={retry}
        failedMessage={core('errors.loadingProfile')}
      />
      {isBelowToday ? sections : <div data-columns="">{sections}</div>}
    </div>
  );
}
