import { useState, type ReactNode } from 'react';
import { Plus } from 'lucide-react';
import { addDays } from '@cogn/shared/calendar-date.ts';
import { useOpenRow } from '#core/drafts/use-open-row.ts';
import { formIds, useOpenedForm } from '#core/drafts/use-opened-form.ts';
import { useFocusAfterRemoval, useFocusBackAfterEditing } from '#core/journal/use-focus-after-removal.ts';
import { useJournal } from '#core/journal/journal-context.ts';
import { RemoveItemDialog } from '#core/list/remove-item-dialog.tsx';
import { useListWrites } from '#core/list/use-list-writes.ts';
import { useShownRows } from '#core/long-list/use-shown-rows.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { useEntries, type RowsResult } from '#core/records/use-rows.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { dateOf } from '#lib/local-date.ts';
import { LazyPushPart } from '#shared-features/push/lazy-push-part.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Folded } from '#ui/folded.tsx';
import { medicationDoses, type Dose } from '../medication-doses.ts';
import { medicines as definition, type Medicine } from '../medicines.ts';
import { useMedicines } from '../use-medicines.ts';
import { LazyMedicineForm } from '../medicine-form/lazy-medicine-form.tsx';
import { MedicineRow } from './medicine-row.tsx';

/** The person's medicines, including paused and ended ones. The person can add, edit in place, and remove with undo. */
export function MedicineList(): ReactNode {
  const t = useMessages('medications');
  const { writing } = useJournal(medicationDoses);
  const { medicines, state } = useMedicines();
  const { remove } = useListWrites(definition);
  const { rows: doses, known: dosesKnown } = useDosesSinceCount(medicines);
  const form = useOpenedForm(definition.table, formIds(medicines));
  const { opened, byPress } = form;
  const withOpened = useOpenRow(medicines, opened);
  const { shown, more } = useShownRows(withOpened, { fields: definition.fields, open: opened });
  const [leaving, setLeaving] = useState<Medicine | null>(null);
  const { heading, expect } = useFocusAfterRemoval(medicines);
  const section = useFocusBackAfterEditing<HTMLElement>(opened);
  const close = () => form.open(null);
  const open = writing === 'open';
  if (!open && withOpened.length === 0) return null;
  return (
    <Card ref={section} aria-labelledby="medications-list" className="flex flex-col gap-4">
      <div>
        <h2 id="medications-list" ref={heading} tabIndex={-1} className="text-lg">
          {t('list')}
        </h2>
        {medicines.length > 0 && <p className="text-muted">{t('listText')}</p>}
      </div>
      <ul className="flex flex-col divide-y divide-line empty:hidden">
        {shown.map((medicine) => (
          <li key={medicine.id} className="py-3">
            {opened === medicine.id ? (
              <LazyMedicineForm medicine={medicine} doses={doses} close={close} takesFocus={byPress} />
            ) : (
              <MedicineRow
                medicine={medicine}
                doses={dosesKnown ? doses : null}
                onEdit={open ? () => form.open(medicine.id) : undefined}
                onRemove={open ? () => setLeaving(medicine) : undefined}
              />
            )}
          </li>
        ))}
      </ul>
      {more}
      {medicines.some(({ alarm, as_needed, status }) => alarm && !as_needed && status === 'active') && (
        <div>
          <p className="text-sm text-muted">{t('alarmsWhen')}</p>
          <Folded summary={t('appClosed')}>
            <LazyPushPart />
          </Folded>
        </div>
      )}
      {opened === 'new' ? (
        <LazyMedicineForm doses={doses} close={close} takesFocus={byPress} />
      ) : (
        open &&
        state !== 'loading' && (
          <Button
            variant={medicines.length === 0 ? 'primary' : 'secondary'}
            icon={Plus}
            className="self-start"
            data-edit="new"
            onClick={() => form.open('new')}
          >
            {t('addMedicine')}
          </Button>
        )
      )}
      <RemoveItemDialog
        name={leaving && leaving.name}
        onClose={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving === null) return;
          expect(leaving.id);
          void remove(leaving);
        }}
      />
    </Card>
  );
}

/**
 * The doses from which the page computes the remaining pills. They begin one day before the oldest count of pills of a
 * medicine that has not ended. Without such a count they begin yesterday.
 */
function useDosesSinceCount(medicines: readonly Medicine[]): Pick<RowsResult<Dose>, 'rows' | 'known'> {
  const today = useToday();
  const counts = medicines.flatMap(({ counted_at, pills_left, status }) =>
    counted_at === null || pills_left === null || status === 'ended' ? [] : [dateOf(new Date(counted_at))],
  );
  const from = counts.reduce((oldest, day) => (day < oldest ? day : oldest), today);
  // Begins one day before the count. A dose planned for the evening before may have been taken past midnight, after the
  // count.
  return useEntries<Dose>(medicationDoses.table, { from: addDays(from, -1), to: today });
}
