import { Fragment, useCallback, useState } from 'react';
import { LazyPlaceholder } from '#core/lazy/lazy-placeholder.tsx';
import { useLoaded } from '#core/lazy/use-loaded.ts';
import { QuickTile } from '#core/journal/quick-tile.tsx';
import { useMessages, useMessagesOf } from '#core/messages/use-messages.ts';
import { usePageMenu } from '#shared-features/page-menu/use-page-menu.ts';
import { PagePicture } from '#core/pages/page-picture.tsx';
import { usePages } from '#core/pages/pages-context.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { Dialog } from '#ui/dialog.tsx';
import { loadQuickForms, quickModules } from './load-quick-forms.ts';
import { QuickSection, sectionId } from './quick-section.tsx';
import { useNumberKeys } from './use-number-keys.ts';

/**
 * Quick entry from any page. Each page of the user's menu that has a form gets a tile, in the menu's order. A tile opens its
 * form below the tiles. If the page with the id `first` has a form, the sheet begins with that form, and the tiles of the
 * other pages are below it. The sheet stays open, so that the user can record several things.
 */
export function QuickSheet({ first, onClose }: { first: string | undefined; onClose: () => void }) {
  const t = useMessages('quick');
  const titles = useMessagesOf('titles');
  const { isPremium } = useProfile();
  const [had, setHad] = useState(false);
  // If premium ends while the sheet is open, the forms of premium pages stay, so that no typed text is lost.
  if (isPremium && !had) setHad(true);
  const { pages: menu, isShown } = usePageMenu();
  const all = usePages();
  const ids = menu
    .filter(({ id, access }) => quickModules.has(id) && (isShown(id) || id === first) && (access !== 'premium' || had))
    .map(({ id }) => id)
    .toSorted((one, other) => Number(other === first) - Number(one === first));
  const load = useCallback(
    (wanted: string) => loadQuickForms(wanted.split(' ').flatMap((id) => all.filter((page) => page.id === id))),
    [all],
  );
  const { loaded: parts, retry } = useLoaded(ids.join(' '), load);
  const [open, setOpen] = useState(first);
  // An opened form stays in the document, so that typed text and choices in it are not lost.
  const [pressed, setPressed] = useState<readonly string[]>([]);
  const keys = useNumberKeys();
  // The user asked for one form, so the tiles must not push it down.
  const formFirst = first !== undefined && ids.includes(first);
  const toggle = (id: string) => {
    setPressed((before) => (before.includes(id) ? before : [...before, id]));
    setOpen((before) => (before === id ? undefined : id));
  };
  const tiles = parts?.map(({ page, Tile }, place) => {
    const number = place + 1;
    const isOpen = page.id === open;
    if (isOpen && formFirst) return null;
    const opener = (
      <QuickTile
        key={page.id}
        picture={<PagePicture page={page} />}
        name={titles(page.id)}
        number={number}
        aria-expanded={isOpen}
        aria-controls={isOpen ? sectionId(page.id) : undefined}
        onClick={() => toggle(page.id)}
      />
    );
    return Tile ? <Tile key={page.id} {...{ number, opener }} /> : opener;
  });
  const allTiles = (
    <Fragment key="tiles">
      {formFirst && ids.length > 1 && <h3 className="font-heading font-semibold">{t('others')}</h3>}
      <div ref={keys} className="grid gap-2 empty:hidden" style={columnsOf('auto-fill')}>
        {tiles}
      </div>
    </Fragment>
  );
  const forms = (
    <Fragment key="forms">
      {parts
        ?.filter(({ page: { id } }) => id === first || pressed.includes(id))
        .map((part) => (
          <QuickSection
            key={part.page.id}
            of={part}
            isOpen={part.page.id === open}
            byPress={pressed.includes(part.page.id)}
            align={formFirst ? 'start' : 'nearest'}
          />
        ))}
    </Fragment>
  );
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
        <>
          {/* The keys let both keep their state if premium arrives meanwhile and the form moves to the top. */}
          {formFirst ? [forms, allTiles] : [allTiles, forms]}
          <div className="grid gap-2 empty:hidden" style={columnsOf('auto-fit')}>
            {parts.map(({ page, Waiting }) => Waiting && <Waiting key={page.id} />)}
          </div>
          <p className="text-sm text-muted max-lg:hidden">{t('keys')}</p>
        </>
      ) : (
        <LazyPlaceholder failed={parts === null} onRetry={retry} />
      )}
      {ids.length === 0 && <p>{t('none')}</p>}
    </Dialog>
  );
}

/** Puts two tiles in a row on a phone, or one if the text is large. With `auto-fit`, a single tile fills the row. */
const columnsOf = (fill: 'auto-fill' | 'auto-fit') => ({
  gridTemplateColumns: `repeat(${fill}, minmax(min(100%, 8.5rem), 1fr))`,
});
