import { useState } from 'react';
import { RotateCcw } from 'lucide-react';
import { useChoiceToast } from '#core/choices/use-choice-toast.ts';
import { useMessages, useMessagesOf } from '#core/messages/use-messages.ts';
import { usePageMenu } from '#shared-features/page-menu/use-page-menu.ts';
import { PagePicture } from '#core/pages/page-picture.tsx';
import { QuickTile } from '#core/journal/quick-tile.tsx';
import { usePreference } from '#core/preferences/preferences.ts';
import { Button } from '#ui/button.tsx';
import { FoldedCard } from '#ui/folded-card.tsx';
import { ColourDialog } from './colour-dialog.tsx';

/** Every page with its icon and colour. A press on a page opens the nine choices; one button resets all, with undo. */
export function IconColours() {
  const t = useMessages('settings');
  const nameOf = useMessagesOf('titles');
  const showToast = useChoiceToast();
  const { pages } = usePageMenu();
  const [colours, setColours] = usePreference('iconColours');
  const [opened, setOpened] = useState<string | null>(null);
  const page = pages.find(({ id }) => id === opened);
  const reset = () => {
    const before = colours;
    showToast(setColours({}), t('resetKept'), { undo: () => showToast(setColours(before), t('undone')) });
  };
  return (
    <FoldedCard
      id="settings-colours"
      title={t('colours')}
      summary={t('coloursLine', { count: Object.keys(colours).length })}
    >
      <p className="text-muted">{t('coloursText')}</p>
      <ul className="grid gap-2" style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))' }}>
        {pages.map((one) => {
          const colour = colours[one.id];
          return (
            <li key={one.id} className="grid">
              <QuickTile
                picture={<PagePicture page={one} />}
                name={nameOf(one.id)}
                detail={colour && t(colour)}
                aria-haspopup="dialog"
                onClick={() => setOpened(one.id)}
              />
            </li>
          );
        })}
      </ul>
      <div>
        <Button icon={RotateCcw} disabled={Object.keys(colours).length === 0} onClick={reset}>
          {t('reset')}
        </Button>
      </div>
      {page && <ColourDialog page={page} name={nameOf(page.id)} onClose={() => setOpened(null)} />}
    </FoldedCard>
  );
}
