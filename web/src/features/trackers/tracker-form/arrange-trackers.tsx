import type { ReactNode } from 'react';
import { useFailedToast, useSavedToast } from '#core/journal/save-toasts.ts';
import { useRemoval } from '#core/journal/use-removal.ts';
import { ArrangeCard } from '#core/list/arrange-card.tsx';
import { lastPosition, useMovedRows } from '#core/list/move-in-order.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { addRow, changeRow } from '#core/records/write-rows.ts';
import { useOpenUpsell } from '#core/pages/pages-context.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Example } from '../examples.ts';
import { freeTrackers, mostTrackers, trackerList, type Tracker } from '../tracker-tables.ts';
import { useTrackers } from '../use-trackers.ts';
import { RemoveTracker } from './remove-tracker.tsx';
import { TrackerForm } from './tracker-form.tsx';
import type { TrackerValues } from './tracker-values.ts';

const { table } = trackerList;

interface ArrangeTrackersProps {
  adding: boolean;
  example?: Example;
  onDone: () => void;
}

/** Lets the person sort trackers, and add, change, archive and remove them. */
export function ArrangeTrackers({ adding, example, onDone }: ArrangeTrackersProps): ReactNode {
  const t = useMessages('tracker-form');
  const core = useMessages('core');
  const journal = useMessages('journal');
  const failed = useFailedToast();
  const notifySaved = useSavedToast();
  const removal = useRemoval(table);
  const { trackers, hasPremium, isLocked } = useTrackers();
  const { ordered, move } = useMovedRows(trackers, async (changes) => {
    try {
      for (const { id, position } of changes) await changeRow(table, id, { position });
    } catch (problem) {
      failed(core('errors.savingEntry'))(problem);
    }
  });
  const isFull = trackers.length >= (hasPremium ? mostTrackers : freeTrackers);

  const notify = (id: string, name: string) => {
    const about = (words: string) => journal('named', { words, name });
    const refused = about(core('saving.refused'));
    notifySaved(table, id, { saved: about(core('saving.saved')), onDevice: about(core('saving.on-device')), refused });
  };
  const save = async (tracker: Tracker | undefined, values: TrackerValues) => {
    if (!tracker) {
      notify(await addRow(table, { ...values, position: lastPosition(trackers) }), values.name);
      return;
    }
    const changed = Object.entries(values).filter(([name, value]) => {
      return JSON.stringify(value) !== JSON.stringify(tracker[name as keyof TrackerValues]);
    });
    if (changed.length > 0) await changeRow(table, tracker.id, Object.fromEntries(changed));
    notify(tracker.id, values.name);
  };

  return (
    <ArrangeCard
      adding={adding && !isFull}
      title={t('arrange')}
      doneLabel={t('done')}
      addLabel={t('add')}
      groups={[
        { id: 'shown', rows: ordered.filter(({ archived }) => !archived) },
        { id: 'archived', title: t('archivedOnes'), rows: ordered.filter(({ archived }) => archived) },
      ].filter(({ rows }) => rows.length > 0)}
      onMove={move}
      // The server removes the entries together with their tracker, so an undo could not bring them back.
      onRemove={({ id, name }) => void removal({ id }, { removed: journal('leftList', { name }) })}
      RemoveDialog={RemoveTracker}
      onDone={onDone}
      draftsOf={table}
      form={(row, close, byPress) => {
        const tracker = trackers.find(({ id }) => id === row?.id);
        if (tracker ? isLocked(tracker) : isFull) return <Full hasPremium={hasPremium} close={close} />;
        return (
          <TrackerForm
            tracker={tracker}
            example={example}
            save={(values) => save(tracker, values)}
            // If the person opened this view only to add a tracker, closing the form returns to the page.
            close={() => {
              close();
              if (adding && !tracker) onDone();
            }}
            takesFocus={byPress}
          />
        );
      }}
    />
  );
}

/** Replaces the form if the person may have no more trackers, or if the tracker requires premium. */
function Full({ hasPremium, close }: { hasPremium: boolean; close: () => void }): ReactNode {
  const t = useMessages('tracker-form');
  const core = useMessages('core');
  const journal = useMessages('journal');
  const openUpsell = useOpenUpsell();
  return (
    <Notice tone="information">
      <p>{t(hasPremium ? 'full' : 'fullFree', { free: String(freeTrackers), most: String(mostTrackers) })}</p>
      <div className="flex flex-wrap gap-3">
        {!hasPremium && <Button onClick={() => openUpsell()}>{journal('lockedOpen')}</Button>}
        <Button variant="quiet" onClick={close}>
          {core('actions.cancel')}
        </Button>
      </div>
    </Notice>
  );
}
