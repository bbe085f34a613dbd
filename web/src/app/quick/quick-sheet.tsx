import { useCallback, useState } from 'react';
import { Fetching } from '#core/lazy/fetching.tsx';
import { useLoaded } from '#core/lazy/use-loaded.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { usePageMenu } from '#shared-features/page-menu/use-page-menu.ts';
import { usePages } from '#core/pages/pages-context.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { Dialog } from '#ui/dialog.tsx';
import { loadQuickParts, quickModules } from './quick-parts.ts';
import { QuickSection } from './quick-section.tsx';

/**
 * Quick entry from any page: the quick parts of the pages in the user's menu, in their order. It stays open, so that the
 * user can record several things. The page `first` stands first, open.
 */
export function QuickSheet({ first, onClose }: { first: string | undefined; onClose: () => void }) {
  const t = useMessages('quick');
  const { isPremium } = useProfile();
  const [had, setHad] = useState(false);
  // If premium ends while the sheet is open, its forms stay, so that no typed text is lost.
  if (isPremium && !had) setHad(true);
  const { pages: menu, isShown } = usePageMenu();
  const all = usePages();
  const ids = menu
    .filter(({ id, access }) => quickModules.has(id) && (isShown(id) || id === first) && (access !== 'premium' || had))
    .map(({ id }) => id)
    .toSorted((one, other) => Number(other === first) - Number(one === first));
  const load = useCallback(
    (wanted: string) => loadQuickParts(wanted.split(' ').flatMap((id) => all.filter((page) => page.id === id))),
    [all],
  );
  const { loaded: parts, retry } = useLoaded(ids.join(' '), load);
  return (
    <Dialog
      placement="end"
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('text')}
      closeLabel={t('close')}
    >
      {parts ? (
        // Parts appear from the top down: content below a loading part waits for it.
        <div data-arriving className="flex flex-col gap-4">
          {parts.map((part) => (
            <QuickSection key={part.page.id} of={part} initiallyOpen={part.page.id === first} />
          ))}
        </div>
      ) : (
        <Fetching failed={parts === null} onRetry={retry} />
      )}
      {ids.length === 0 && <p>{t('none')}</p>}
    </Dialog>
  );
}
