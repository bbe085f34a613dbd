import type { Profile } from '#core/profile/profile.ts';
import { Fetching } from '#core/door/fetching.tsx';
import { useLoaded } from '#core/door/use-loaded.ts';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Card } from '#ui/card.tsx';

async function loadSection() {
  const words = loadNamespaces(currentLanguage(), ['photo']);
  const [{ PhotoSection }] = await Promise.all([import('./photo-section.tsx'), words]);
  return PhotoSection;
}

/** The card of the photo. What is in it comes after the page, which does not wait for it. */
export function LatePhotoSection({ profile }: { profile: Profile & { readonly id: string } }) {
  const t = useMessages('profile');
  const { loaded: PhotoSection, retry } = useLoaded('photo', loadSection);
  return (
    <Card aria-labelledby="profile-photo" className="flex flex-col gap-5">
      <div>
        <h2 id="profile-photo" className="text-lg">
          {t('photo')}
        </h2>
        <p id="photo-hint" className="text-muted">
          {t('photoText')}
        </p>
      </div>
      {PhotoSection ? (
        <PhotoSection profile={profile} />
      ) : (
        <div className="min-h-24">
          <Fetching failed={PhotoSection === null} onRetry={retry} />
        </div>
      )}
    </Card>
  );
}
