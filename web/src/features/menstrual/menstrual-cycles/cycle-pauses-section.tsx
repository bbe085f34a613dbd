import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import type { Values } from '#core/journal/fields.ts';
import { ListSection } from '#core/list/list-section.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { formatDate } from '#lib/local-date.ts';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { DateField } from '#ui/date-field.tsx';
import { menstrualPauses, pauseReasons } from '../menstrual-entries.ts';
import { useCycle } from '../use-cycle.ts';

type PauseValues = Values<(typeof menstrualPauses)['fields']>;

/** The pauses of cycle days and predictions, such as a pregnancy, each with its days and an optional reason. */
export function CyclePauses(): ReactNode {
  const t = useMessages('menstrual-cycles');
  const page = useMessages('menstrual');
  const locale = useLocale();
  const today = useToday();
  const { state } = useCycle();
  if (state !== 'known') return null;
  const reasonOf = ({ reason }: PauseValues) => (reason === null ? t('pauseUnnamed') : page(reason));
  const daysOf = ({ from_date, to_date }: PauseValues) => {
    const from = formatDate(from_date, locale);
    return to_date === null ? t('since', { from }) : t('fromTo', { from, to: formatDate(to_date, locale) });
  };
  return (
    <ListSection
      of={menstrualPauses}
      title={t('pauses')}
      text={t('pausesText')}
      noneMessage={t('pausesNone')}
      addLabel={t('addPause')}
      saveLabel={t('savePause')}
      initial={{ from_date: today }}
      toName={(pause) => `${reasonOf(pause)} · ${daysOf(pause)}`}
      check={({ from_date, to_date }) => (to_date !== null && to_date < from_date ? { to_date: t('endsEarlier') } : {})}
      row={(pause) => (
        <>
          <p className="font-semibold first-letter:uppercase">{reasonOf(pause)}</p>
          <p className="text-muted">{daysOf(pause)}</p>
        </>
      )}
    >
      {(fields) => (
        <>
          <ChoiceGroup
            {...fields.choice('reason')}
            legend={page('reason')}
            hint={t('reasonHint')}
            options={pauseReasons.map((value) => ({ value, label: page(value) }))}
          />
          <DateField {...fields.text('from_date')} label={page('from_date')} />
          <DateField {...fields.text('to_date')} label={page('to_date')} hint={t('toHint')} />
        </>
      )}
    </ListSection>
  );
}
