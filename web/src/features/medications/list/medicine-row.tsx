import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { Info, Pencil, Trash2 } from 'lucide-react';
import { SavingMark } from '#core/journal/saving-mark.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Recorded } from '#core/rows/apply-operations.ts';
import { Button } from '#ui/button.tsx';
import type { Dose } from '../medication-doses.ts';
import { medicines, type Medicine } from '../medicines.ts';
import { describeSchedule } from '../plan-history/describe-plan.ts';
import { AlarmSwitch } from './alarm-switch.tsx';
import { daysLeft, pillsLeft } from '../pills-left.ts';

interface MedicineRowProps {
  medicine: Recorded<Medicine>;
  /** The doses since the last count of pills. Null while unknown; then the row shows no remaining pills. */
  doses: readonly Dose[] | null;
  onEdit: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

/** One medicine: name, dosage, times, remaining pills and its alarms. */
export function MedicineRow({ medicine, doses, onEdit, onRemove }: MedicineRowProps): ReactNode {
  const t = useMessages('medications');
  const journal = useMessages('journal');
  const core = useMessages('core');
  const locale = useLocale();
  const { id, name, dosage, as_needed, side_effects, status, saving } = medicine;
  const labelled = (words: string) => journal('named', { words, name });
  const when = describeSchedule(medicine, t, locale);
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
      <div className="flex min-w-0 flex-1 basis-56 flex-col gap-1 break-words">
        <p>
          <span className="font-semibold">{name}</span> <span className="text-muted">{dosage}</span>
        </p>
        <p>{status === 'active' ? when : t('inStatus', { status: t(status), when })}</p>
        {side_effects !== null && (
          <p className="text-muted">
            {t('side_effects')}: {side_effects}
          </p>
        )}
        {status !== 'ended' && doses !== null && <PillsLine medicine={medicine} doses={doses} />}
        {status === 'active' && !as_needed && <AlarmSwitch medicine={medicine} readOnly={onEdit === undefined} />}
        <SavingMark table={medicines.table} rowId={id} state={saving} />
      </div>
      <div className="-mx-3.5 flex flex-wrap gap-1 empty:hidden">
        {onEdit && (
          <Button variant="quiet" icon={Pencil} data-edit={id} aria-label={labelled(core('actions.edit'))} onClick={onEdit}>
            {core('actions.edit')}
          </Button>
        )}
        {onRemove && (
          <Button variant="quiet" icon={Trash2} aria-label={labelled(core('actions.remove'))} onClick={onRemove}>
            {core('actions.remove')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The remaining pills, and a note if they are at or below the number that the person chose (`low_at`). */
function PillsLine({ medicine, doses }: { medicine: Medicine; doses: readonly Dose[] }): ReactNode {
  const t = useMessages('medications');
  const left = pillsLeft(medicine, doses);
  if (left === null) return null;
  const days = daysLeft(medicine, left);
  const isLow = medicine.low_at !== null && left <= medicine.low_at;
  return (
    <>
      <p>{days === null ? t('left', { count: left }) : t('leftFor', { count: left, days })}</p>
      {isLow && (
        <p className="flex w-fit items-center gap-2 rounded-md bg-caution-soft px-3 py-1.5">
          <Info aria-hidden className="size-5 shrink-0 text-caution" />
          {t('low')}
        </p>
      )}
    </>
  );
}
