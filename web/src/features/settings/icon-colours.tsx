import { useState } from 'react';
import { RotateCcw } from 'lucide-react';
import { useChoiceToast } from '#core/choices/use-choice-toast.ts';
import { useMessages, useMessagesOf } from '#core/messages/use-messages.ts';
import { usePageMenu } from '#shared-features/page-menu/use-page-menu.ts';
import { PagePicture } from '#core/pages/page-picture.tsx';
import { usePreference } from '#core/preferences/preferences.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
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
    <Card aria-labelledby="settings-colours" className="flex flex-col gap-4">
      <h2 id="settings-colours" className="text-lg">
        {t('colours')}
      </h2>
      <p className="text-muted">{t('coloursText')}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] gap-2">
        {pages.map((one) => {
          const colour = colours[one.id];
          return (
            <li key={one.id}>
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => setOpened(one.id)}
                className="flex min-h-14 w-full items-center gap-3 rounded-md border border-edge bg-surface-raised px-4 py-2 text-start transition-colors hover:bg-primary-soft"
              >
                <PagePicture page={one} />
                <span className="flex min-w-0 flex-col">
                  <span className="font-semibold">{nameOf(one.id)}</span>
                  {colour && <span className="text-sm text-muted">{t(colour)}</span>}
                </span>
              </button>
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
    </Card>
  );
}
