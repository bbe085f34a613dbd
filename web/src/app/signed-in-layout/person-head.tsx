import type { ReactNode } from 'react';
import { useProfile } from '#core/profile/use-profile.ts';
import { deferred } from '#ui/lib/deferred.tsx';
import { SavedMark } from '#app/saving/saving-status.tsx';
import { ShellTools } from './shell-tools.tsx';

const RoundPhoto = deferred(
  async () => (await import('#shared-features/photo/round-photo.tsx')).RoundPhoto,
  () => <span className="size-11 shrink-0" />,
);

/** The top of the sidebar: photo, name (or the app's subtitle), the saved mark, settings, language, sign-out. */
export function PersonHead({ name, onSettings }: { name?: string; onSettings: () => void }): ReactNode {
  const { profile } = useProfile();
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center gap-3 px-3.5">
        {profile?.photo_url && <RoundPhoto photoUrl={profile.photo_url} alt="" className="size-11" />}
        <div className="min-w-0">
          {name !== undefined && <p className="min-h-[1.5em] font-semibold">{name}</p>}
          <SavedMark />
        </div>
      </div>
      <ShellTools onSettings={onSettings} />
    </div>
  );
}
