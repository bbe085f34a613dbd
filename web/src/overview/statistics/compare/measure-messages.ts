import { useLocale } from 'use-intl/react';
import { formatMeasure } from '#core/journal/format-measure.ts';
import { useMessages, useMessagesOf } from '#core/messages/use-messages.ts';
import { formatMinutes, formatNumber } from '#lib/format-number.ts';
import { isBlank, type PlaceValue } from './align-series.ts';
import { useTrackerFormat } from '../use-tracker-format.ts';
import { functions, type Measure } from './measures.ts';

/** Measures that have their own name, because their page's title would say too little. */
const named = ['analysis', 'medications', 'menstrual', 'routine', 'nutrition', 'readings', 'reminders'] as const;

/**
 * The name of a measure: that of the tracker, the days with the tag, or its page's title. If the page has several measures,
 * or the title would say too little, the measure has a name of its own.
 */
export function useMeasureName(): (measure: Measure) => string {
  const t = useMessages('compare');
  const executive = useMessages('executive');
  const trackers = useMessages('trackers');
  const journal = useMessages('journal');
  const titles = useMessagesOf('titles');
  return ({ id, tracker, tag }) => {
    if (tag) return t('tagDays', { name: tag.name });
    if (tracker?.kind === 'yesNo') return journal('named', { words: tracker.name, name: trackers('yes') });
    if (tracker) return tracker.name;
    const own = named.find((each) => each === id);
    if (own) return t(own);
    const ofExecutive = functions.find((each) => each === id);
    return ofExecutive ? executive(ofExecutive) : titles(id);
  };
}

/**
 * The name of a mark. A mark of the mood journal is a mood, so it has the mood's name. Any other mark only means yes, so it
 * has the name of its measure.
 */
export function useMarkName(): (measure: Measure, mark: string) => string {
  const mood = useMessagesOf('mood');
  const nameOf = useMeasureName();
  return (measure, mark) => (measure.id === 'mood' ? mood(mark) : nameOf(measure));
}

/** Formats a value: a number with its unit, the marks of several days as a list, or the reason for a blank. */
export function useValueFormat(): (measure: Measure, value: PlaceValue) => string {
  const locale = useLocale();
  const t = useMessages('compare');
  const journal = useMessages('journal');
  const executive = useMessagesOf('executive');
  const markName = useMarkName();
  const ofTracker = useTrackerFormat();
  return (measure, value) => {
    if (isBlank(value)) {
      if (value === 'noRecord') return journal('noRecord');
      // A menstrual entry without a mark means that there was no period.
      return t(value === 'noValue' && measure.id === 'menstrual' ? 'noPeriod' : value);
    }
    if (typeof value !== 'number') {
      return new Intl.ListFormat(locale, { type: 'unit' }).format(value.map((mark) => markName(measure, mark)));
    }
    if (measure.tracker) return ofTracker(measure.tracker, value);
    switch (measure.of === 'marks' ? 'number' : measure.unit) {
      case 'hours':
        return formatMinutes(value * 60, locale);
      case 'minutes':
        return formatMinutes(value, locale);
      case 'percent':
        return formatNumber(value / 100, locale, { style: 'percent', maximumFractionDigits: 0 });
      case 'millilitres':
        return formatMeasure(value, 'milliliter', locale, { maximumFractionDigits: 0 });
      case 'kilograms':
        return formatMeasure(value, 'kilogram', locale, { maximumFractionDigits: 1 });
      case 'level': {
        const step = Math.min(5, Math.max(1, Math.round(value)));
        return `${formatNumber(value, locale, { maximumFractionDigits: 1 })} · ${executive(`level${String(step)}`)}`;
      }
      default:
        return formatNumber(value, locale, { maximumFractionDigits: 1 });
    }
  };
}
