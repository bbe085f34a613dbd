import { useMoreLabel } from '#core/choices/use-more-label.ts';
import { useChoiceToast } from '#core/choices/use-choice-toast.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Page } from '#core/pages/define-page.ts';
import { PagePicture } from '#core/pages/page-picture.tsx';
import { iconColours } from '#core/preferences/preference-list.ts';
import { usePreference } from '#core/preferences/preferences.ts';
import { Dialog } from '#ui/dialog.tsx';
import { TileGroup } from '#ui/tile-group.tsx';

const choices = ['themeColour', ...iconColours] as const;

/** The colour of one page's icon. Each choice shows a preview, takes effect at once and is confirmed by a toast. */
export function ColourDialog({ page, name, onClose }: { page: Page; name: string; onClose: () => void }) {
  const t = useMessages('settings');
  const showToast = useChoiceToast();
  const [colours, setColours] = usePreference('iconColours');
  const choose = (choice: (typeof choices)[number]) => {
    const { [page.id]: _, ...others } = colours;
    const stored = setColours(choice === 'themeColour' ? others : { ...others, [page.id]: choice });
    showToast(stored, t('chosen', { page: name, colour: t(choice) }));
  };
  return (
    <Dialog open onOpenChange={onClose} title={name} closeLabel={t('close')}>
      <TileGroup
        legend={t('colour')}
        name="icon-colour"
        value={colours[page.id] ?? 'themeColour'}
        onChange={choose}
        moreLabel={useMoreLabel()}
        options={choices.map((value) => ({
          value,
          label: t(value),
          picture: <PagePicture page={page} colour={value === 'themeColour' ? null : value} />,
        }))}
      />
    </Dialog>
  );
}
