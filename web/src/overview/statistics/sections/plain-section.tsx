import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { formatMeasure } from '#core/journal/format-measure.ts';
import { useMessages, useMessagesOf } from '#core/messages/use-messages.ts';
import { formatMinutes, formatNumber } from '#lib/format-number.ts';
import { CountsPicture } from '../pictures/counts-picture.tsx';
import { TotalsPicture } from '../pictures/totals-picture.tsx';
import { TrendPicture } from '../pictures/trend-picture.tsx';
import { useSection } from '../section-context.ts';
import { plainPictures, type Unit } from './plain-pictures.ts';

/** The section of a journal that needs only lines, bars and counts. */
export function PlainSection(): ReactNode {
  const t = useMessages('statistics');
  const { journal } = useSection();
  const words = useMessagesOf(journal);
  const formatOf = useUnitFormat();
  const note = journal === 'crisis' || journal === 'reminders' ? t(`note-${journal}`) : undefined;
  return (plainPictures[journal] ?? []).map((picture) => {
    const title = words(picture.title);
    switch (picture.kind) {
      case 'counts':
        return (
          <CountsPicture key={picture.of} title={title} of={picture.of} {...(picture.unit && { unit: picture.unit })} />
        );
      case 'totals':
        return (
          <TotalsPicture
            key={picture.measure}
            title={title}
            measure={picture.measure}
            format={formatOf(picture.unit)}
            {...(note !== undefined && { note })}
          />
        );
      default:
        return (
          <TrendPicture
            key={picture.measure}
            title={title}
            measure={picture.measure}
            format={formatOf(picture.unit)}
            {...(picture.scale && { minimum: 1, maximum: 5 })}
            {...(picture.small && { small: true })}
          />
        );
    }
  });
}

/** Formats a number with its unit. A level also has the journal's message: "3,2 · mais ou menos". */
function useUnitFormat(): (unit: Unit) => (value: number) => string {
  const locale = useLocale();
  const words = useMessagesOf(useSection().journal);
  return (unit) => (value) => {
    if (unit === 'minutes') return formatMinutes(value, locale);
    if (unit === 'millilitres') return formatMeasure(value, 'milliliter', locale, { maximumFractionDigits: 0 });
    if (unit === 'number') return formatNumber(value, locale, { maximumFractionDigits: 1 });
    const level = formatNumber(value, locale, { maximumFractionDigits: 1 });
    return `${level} · ${words(`${unit}${String(Math.min(5, Math.max(1, Math.round(value))))}`)}`;
  };
}
