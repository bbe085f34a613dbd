import { useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useFailedToast, useSavedToast } from '#core/journal/save-toasts.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { addRow, removeRow } from '#core/records/write-rows.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { formatDate } from '#lib/local-date.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { flows, menstrualEntries, nothingElse } from '../menstrual-entries.ts';
import { DayMark, type Mark } from './day-mark.tsx';

interface SeveralDaysProps {
  weeks: readonly (readonly (CalendarDate | null)[])[];
  markOf: (day: CalendarDate) => Mark;
  isPeriod: (day: CalendarDate) => boolean;
  /** The chosen days, including days of other months. */
  chosen: ReadonlySet<CalendarDate>;
  onChange: (chosen: ReadonlySet<CalendarDate>) => void;
  onDone: () => void;
}

/** Checkboxes for the days of the month, to record several days of menstruation at once, with an optional flow. */
export function SeveralDays({ weeks, markOf, isPeriod, chosen, onChange, onDone }: SeveralDaysProps): ReactNode {
  const t = useMessages('menstrual-cycles');
  const core = useMessages('core');
  const locale = useLocale();
  const today = useToday();
  const notifySaved = useSavedToast();
  const failed = useFailedToast();
  const refused = core('errors.savingEntry');
  const page = useMessages('menstrual');
  const journal = useMessages('journal');
  const [flow, setFlow] = useState<(typeof flows)[number] | null>(null);

  const toggle = (day: CalendarDate) => {
    const next = new Set(chosen);
    if (!next.delete(day)) next.add(day);
    onChange(next);
  };
  const save = async () => {
    const { table } = menstrualEntries;
    const ids: string[] = [];
    try {
      for (const date of [...chosen].sort()) ids.push(await addRow(table, { ...nothingElse, on_period: true, flow, date }));
      onDone();
    } catch (problem) {
      failed(refused)(problem);
    }
    const last = ids.at(-1);
    if (last === undefined) return;
    const takeBack = () => void Promise.all(ids.map((id) => removeRow(table, id))).catch(failed(refused));
    const days = ids.length;
    notifySaved(table, last, { saved: t('daysSaved', { days }), onDevice: t('daysSavedHere', { days }), refused }, takeBack);
  };
  return (
    <fieldset className="flex flex-col gap-1 sm:max-w-lg">
      <legend className="pb-2">{t('severalText')}</legend>
      {weeks.map((week, row) => (
        <div key={row} className="grid min-h-12 grid-cols-7 gap-1">
          {week.map((day, at) => {
            if (day === null) return <span key={at} />;
            const written = isPeriod(day);
            const marked = written || chosen.has(day);
            return (
              <label
                key={at}
                className="relative rounded-md has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:opacity-60"
              >
                <input
                  type="checkbox"
                  className="absolute inset-0 size-full opacity-0"
                  aria-label={formatDate(day, locale)}
                  checked={marked}
                  disabled={written || day > today}
                  onChange={() => toggle(day)}
                />
                <DayMark number={Number(day.slice(-2))} mark={chosen.has(day) ? (flow ?? 'period') : markOf(day)} />
              </label>
            );
          })}
        </div>
      ))}
      <div className="pt-3">
        <ChoiceGroup
          legend={t('flowOfDays')}
          name="flow-of-days"
          options={flows.map((value) => ({ value, label: page(value) }))}
          value={flow}
          onChange={setFlow}
          clearLabel={journal('clearChoice')}
          onClear={() => setFlow(null)}
        />
      </div>
      <div className="flex flex-wrap gap-3 pt-3">
        <Button onClick={() => void save()}>{t('saveDays')}</Button>
        <Button variant="quiet" onClick={onDone}>
          {core('actions.cancel')}
        </Button>
      </div>
    </fieldset>
  );
}
