import { useEffect, useRef, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { EntryForm } from '#core/journal/form/entry-form.tsx';
import { useSavedToast } from '#core/journal/save-toasts.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { addRow } from '#core/records/write-rows.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { formatDate } from '#lib/local-date.ts';
import { formatNumber } from '#lib/format-number.ts';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { Folded } from '#ui/folded.tsx';
import { FoldedCard } from '#ui/folded-card.tsx';
import { focusOnPage } from '#ui/lib/focus.ts';
import { addDays } from '@cogn/shared/calendar-date.ts';
import { causes, hypothesisTable, type Hypothesis } from '#features/hypotheses/hypothesis-table.ts';
import { askedPlan, canStart, isNight, isOwnMedicine, newSeed } from './asked-plan.ts';
import { askedDays, askedRow, askFields, changeKey, changeOf } from './asked-row.ts';
import { ForeseenOfChange, ForeseenOfPair } from './foreseen.tsx';
import { OutcomeSelect, Select, SeriesSelect, type Fields } from './form-selects.tsx';
import { PlanFields } from './plan-fields.tsx';
import { useHypothesisTexts } from '../use-hypothesis-texts.ts';
import { useOfferedSeries } from './use-offered-series.ts';

/** The form offers only changes in the last 300 days, because the 60 days before a change must be in the last year's values. */
const mostDaysSinceChange = 300;

interface AskFormProps {
  initiallyOpen: boolean;
  /** Set by the button above the answers. Each new value opens the form and moves the focus to it. */
  askedFor: string | undefined;
}

/** The form for a new hypothesis, in a card that is folded if there are some already. Predicts what the answer could show. */
export function AskForm({ initiallyOpen, askedFor }: AskFormProps): ReactNode {
  const t = useMessages('hypothesis-form');
  const page = useMessages('hypotheses');
  const core = useMessages('core');
  const today = useToday();
  const notifySaved = useSavedToast();
  const { medicineNames } = useHypothesisTexts();
  const { causeWith, outcomeWith } = useOfferedSeries();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (askedFor === undefined) return;
    focusOnPage(heading.current);
    heading.current?.parentElement?.scrollIntoView({ block: 'start' });
  }, [askedFor]);
  return (
    <FoldedCard id="hypotheses-ask" title={page('ask')} summary={t('askLine')} {...{ heading, initiallyOpen, askedFor }}>
      <EntryForm
        fields={askFields}
        draftKey="hypotheses:new"
        initial={{
          ...{ kind: 'pair', lag: 0, days: 'coming', weeks: '8' },
          ...{ stretch: '3', plan_start: addDays(today, 1), plan_weeks: '8' },
        }}
        requiredMessages={{ outcome: t('outcomeRequired') }}
        check={({ kind, cause, outcome, lag, days, weeks, change, practice, own_practice: own, plan_start }) => {
          // A draft may name a tracker that was archived or removed since.
          const ofOutcome = outcomeWith(outcome) === null ? { outcome: t('outcomeRequired') } : {};
          if (kind === 'medicine') return { ...ofOutcome, ...(changeOf(change) ? {} : { change: t('changeRequired') }) };
          if (kind === 'alternating') {
            const isMedicine = practice === 'own' && isOwnMedicine(own ?? '', medicineNames);
            return {
              ...ofOutcome,
              ...(practice ? {} : { practice: t('practiceRequired') }),
              ...(practice === 'own' && !own ? { own_practice: t('ownRequired') } : {}),
              ...(isMedicine ? { own_practice: t('ownMedicine') } : {}),
              ...(canStart(plan_start, today) ? {} : { plan_start: t('startRequired') }),
            };
          }
          return {
            ...ofOutcome,
            ...(causeWith(cause) === null ? { cause: t('causeRequired') } : {}),
            ...(cause !== null && cause === outcome && Number(lag) === 0 ? { outcome: t('twoRequired') } : {}),
            ...(days === 'coming' && weeks === '0' ? { weeks: t('todayNeedsRecorded') } : {}),
          };
        }}
        saveLabel={t('save')}
        save={async (values) => {
          const outcome = outcomeWith(values.outcome);
          if (outcome === null) throw new Error('the form checks that the outcome is offered');
          const asked = { ...values, outcome, cause: causeWith(values.cause) };
          const row = asked.kind === 'alternating' ? askedPlan(asked, newSeed()) : askedRow(asked, today);
          const id = await addRow(hypothesisTable.table, row);
          notifySaved(hypothesisTable.table, id, {
            saved: core('saving.saved'),
            onDevice: core('saving.on-device'),
            refused: core('saving.refused'),
          });
        }}
      >
        {(fields) => (
          <>
            <Folded summary={t('otherKind')} initiallyOpen={fields.choice('kind').value !== 'pair'}>
              <ChoiceGroup
                {...fields.choice('kind')}
                value={fields.choice('kind').value as Hypothesis['kind'] | null}
                legend={page('kind')}
                options={askFields.kind.choices.map((value) => ({ value, label: page(value) }))}
              />
            </Folded>
            {fields.choice('kind').value === 'medicine' && <MedicineFields fields={fields} />}
            {fields.choice('kind').value === 'alternating' && <PlanFields fields={fields} />}
            {fields.choice('kind').value === 'pair' && <PairFields fields={fields} />}
            <p className="text-sm text-muted">{t('fixed')}</p>
          </>
        )}
      </EntryForm>
    </FoldedCard>
  );
}

/** Puts the two selects side by side where there is room. */
const twoSelects = { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))' };

function PairFields({ fields }: { fields: Fields }): ReactNode {
  const t = useMessages('hypothesis-form');
  const page = useMessages('hypotheses');
  const locale = useLocale();
  const { whenOf } = useHypothesisTexts();
  const { causeWith, outcomeWith } = useOfferedSeries();
  const [cause, outcome] = [causeWith(fields.text('cause').value), outcomeWith(fields.text('outcome').value)];
  const [lag, days, weeks] = [fields.choice('lag'), fields.choice('days'), fields.choice('weeks')];
  const asked = { days: days.value === 'recorded' ? 'recorded' : 'coming', weeks: weeks.value as '8' } as const;
  const today = useToday();
  return (
    <>
      <div className="grid items-start gap-5" style={twoSelects}>
        <SeriesSelect bound={fields.text('cause')} label={page('cause')} names={causes} />
        <OutcomeSelect fields={fields} hint={isNight(outcome) ? t('nightHint') : undefined} />
      </div>
      <Folded summary={t('details')}>
        <ChoiceGroup
          {...lag}
          legend={page('lag')}
          options={(['0', '1', '2', '3'] as const).map((value) => ({
            value: value as string,
            label: whenOf(Number(value)),
          }))}
        />
        <ChoiceGroup
          {...days}
          legend={t('days')}
          hint={t('daysHint')}
          options={askFields.days.choices.map((value) => ({ value: value as string, label: t(value) }))}
        />
        <ChoiceGroup
          {...weeks}
          legend={t('weeks')}
          options={askFields.weeks.choices.map((value) => ({
            value: value as string,
            label: value === '0' ? t('weeks0') : t('weeksLater', { count: formatNumber(Number(value), locale) }),
          }))}
        />
      </Folded>
      {cause && outcome && <ForeseenOfPair pair={{ cause, outcome, lag: Number(lag.value) }} asked={asked} />}
      <p>{t('planLook', { day: formatDate(askedDays(asked, today).look_on, locale) })}</p>
    </>
  );
}

function MedicineFields({ fields }: { fields: Fields }): ReactNode {
  const t = useMessages('hypothesis-form');
  const today = useToday();
  const page = useMessages('hypotheses');
  const { changes, describeOn } = useHypothesisTexts();
  const first = addDays(today, -mostDaysSinceChange);
  // Leave out `listed` (a medicine was entered), because the person may have taken it before, and medicines taken as needed,
  // because they have no daily plan.
  const offered = changes
    .filter(({ kind, after, day }) => kind !== 'listed' && !after.as_needed && day >= first && day <= today)
    .toReversed();
  const outcome = useOfferedSeries().outcomeWith(fields.text('outcome').value);
  const change = changeOf(fields.text('change').value);
  if (offered.length === 0) return <p>{t('noChange')}</p>;
  return (
    <>
      <Select
        bound={fields.text('change')}
        label={t('change')}
        hint={t('changeHint')}
        options={offered.map((each) => ({
          value: changeKey(each.medicationId, each.day),
          label: describeOn(each),
        }))}
      />
      <OutcomeSelect fields={fields} />
      {outcome && change && <ForeseenOfChange outcome={outcome} day={change.day} />}
      <p className="text-muted">{page('medicineNote')}</p>
    </>
  );
}
