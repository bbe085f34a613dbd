import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Profile } from '#core/profile/profile.ts';
import { FoldedCard } from '#ui/folded-card.tsx';

const PhotoSection = lazyPart<{ profile: Profile & { readonly id: string } }>(
  'photo',
  () => ['photo'],
  async () => (await import('./photo-section.tsx')).PhotoSection,
);

/** The card of the photo, whose content loads after the page. */
export function LazyPhotoSection({ profile }: { profile: Profile & { readonly id: string } }) {
  const t = useMessages('profile');
  return (
    <FoldedCard id="profile-photo" title={t('photo')} summary={t(profile.photo_url ? 'photoThere' : 'photoNone')}>
      <div className="flex min-h-24 flex-col gap-5">
        <PhotoSection profile={profile} />
      </div>
    </FoldedCard>
  );
}
