import { useMessages } from '#core/messages/use-messages.ts';
import { useMessagesOf } from '#core/messages/use-messages-of.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { SortableList } from '#ui/sortable-list.tsx';
import { useToast } from '#ui/use-toast.ts';
import { usePageMenu } from './use-page-menu.ts';

/** Which pages the sidebar shows, and in which order. Each choice is kept at once and told by a toast. */
export function PageMenu() {
  const t = useMessages('page-menu');
  const nameOf = useMessagesOf('titles');
  const { showToast } = useToast();
  const { pages, isShown, move, show, reset } = usePageMenu();
  const items = pages.map(({ id }) => ({ id, name: nameOf(id) }));

  const keep = (choose: () => void, said: string) => {
    try {
      choose();
      showToast({ title: said });
    } catch {
      // Only a full or forbidden store throws; what was chosen is then not kept, and the list shows it as it was.
      showToast({ title: t('notKept'), description: t('notKeptText'), variant: 'destructive' });
    }
  };

  return (
    <section aria-labelledby="page-menu-title" className="flex flex-col gap-2">
      <h3 id="page-menu-title" className="text-sm font-semibold">
        {t('title')}
      </h3>
      <p className="text-sm text-muted">{t('text')}</p>
      <SortableList
        items={items}
        onMove={(id, place) => keep(() => move(id, place), t('orderKept'))}
        words={{
          up: t('up'),
          down: t('down'),
          moved: (name, place, count) => t('moved', { name, place: String(place), count: String(count) }),
        }}
      >
        {({ id, name }) => (
          <Checkbox
            name={id}
            label={name}
            checked={isShown(id)}
            onChange={({ target: { checked } }) =>
              keep(() => show(id, checked), checked ? t('shown', { name }) : t('hidden', { name }))
            }
          />
        )}
      </SortableList>
      <div>
        <Button onClick={() => keep(reset, t('resetKept'))}>{t('reset')}</Button>
      </div>
    </section>
  );
}
