import { useState, type ReactNode } from 'react';
import { EntryList } from '#core/journal/entry-list.tsx';
import { useJournal } from '#core/journal/journal-context.ts';
import { JournalForm } from '#core/journal/journal-form.tsx';
import { JournalPage } from '#core/journal/journal-page.tsx';
import { ShowMore } from '#core/journal/show-more.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { useSelectedDate } from '#core/selected-date/use-selected-date.ts';
import { daysBetween } from '@cogn/shared/calendar-date.ts';
import { Checkbox, type CheckboxProps } from '#ui/checkbox.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { ChoicesGroup } from '#ui/choices-group.tsx';
import { DateField } from '#ui/date-field.tsx';
import { Folded } from '#ui/folded.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { CycleCard } from './cycle-card.tsx';
import { menstrualDrawing } from './menstrual-drawing.ts';
import { EntryDetails, useEntrySummary } from './entry-summary.tsx';
import { LazyCycles } from './lazy-cycles.tsx';
import { cycleMoods, flows, menstrualEntries, pains, symptomsOffered } from './menstrual-entries.ts';
import { withinOnePeriod } from './period-starts.ts';

/** The menstrual cycle page: the form, predictions, months and past cycles. */
export default function MenstrualPage(): ReactNode {
  const t = useMessages('menstrual');
  const journal = useMessages('journal');
  const { date } = useSelectedDate();
  const toText = useEntrySummary();
  return (
    <JournalPage of={menstrualEntries}>
      <div className="flex flex-col gap-6 empty:hidden">
        <CycleCard />
        <JournalForm
          of={menstrualEntries}
          check={({ on_period, ...others }) => {
            // An empty entry would count as a day without menstruation, which the person did not record.
            if (!on_period && Object.values(others).every((value) => value === null)) return { pain: t('nothingSaid') };
            const { last_period_start } = others;
            return last_period_start !== null && last_period_start > date ? { last_period_start: t('startLater') } : {};
          }}
          repeatLabel={(last) => {
            // An entry of an earlier period says little about this day. The repeat button would then only
            // ask a second time about menstruation, after the button of `CycleCard`.
            if (daysBetween(last.date, date) > withinOnePeriod) return null;
            const [words = t('noPeriodDay'), ...others] = toText(last);
            return t('sameAsLast', { words, others: others.length });
          }}
        >
          {(fields, repeat) => {
            const onPeriod = fields.flag('on_period');
            const flow = fields.choice('flow');
            const [mood, start, notes] = [fields.choice('mood'), fields.text('last_period_start'), fields.text('notes')];
            return (
              <>
                <PeriodCheckbox {...onPeriod} />
                {/* A chosen flow stays visible even without menstruation, because the form still saves it. */}
                {(onPeriod.checked || flow.value !== null) && (
                  <ChoiceGroup {...flow} legend={t('flow')} options={flows.map((value) => ({ value, label: t(value) }))} />
                )}
                {repeat}
                <ChoiceGroup
                  {...fields.choice('pain')}
                  legend={t('pain')}
                  options={pains.map((value) => ({ value, label: t(value) }))}
                />
                <ChoicesGroup
                  {...fields.choices('symptoms')}
                  moreLabel={journal('moreOptions')}
                  legend={t('symptoms')}
                  options={symptomsOffered.map((value) => ({ value, label: t(value) }))}
                />
                <Folded
                  summary={t('moreFields')}
                  initiallyOpen={mood.value !== null || start.value !== '' || notes.value !== ''}
                >
                  <ChoiceGroup
                    {...mood}
                    legend={t('mood')}
                    options={cycleMoods.map((value) => ({ value, label: t(value) }))}
                  />
                  <DateField {...start} max={date} label={t('last_period_start')} hint={t('last_period_startHint')} />
                  <TextArea {...notes} label={t('notes')} hint={t('notesHint')} />
                </Folded>
              </>
            );
          }}
        </JournalForm>
      </div>
      <EntryList
        of={menstrualEntries}
        drawing={menstrualDrawing}
        row={(entry) => ({
          line: <p className="font-semibold first-letter:uppercase">{toText(entry)[0] ?? t('noPeriodDay')}</p>,
          details: <EntryDetails entry={entry} />,
        })}
      />
      <ShowMore>
        <LazyCycles />
      </ShowMore>
    </JournalPage>
  );
}

/**
 * Whether the edited entry is of a day of menstruation. A new entry does not ask, because the button of `CycleCard` above the
 * form does. The checkbox then appears only for a draft that has the answer, and stays, so that unticking does not remove it.
 */
function PeriodCheckbox(flag: Omit<CheckboxProps, 'label'>): ReactNode {
  const t = useMessages('menstrual');
  const { editing } = useJournal(menstrualEntries);
  const [shown, setShown] = useState(editing !== null);
  if (flag.checked && !shown) setShown(true);
  return shown && <Checkbox {...flag} label={t('on_period')} />;
}
