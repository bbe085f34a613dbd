import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';

/** The sentence of a picture, and after it how much of the whole is drawn where that is not all. */
export function usePartDrawn(): (sentence: string, drawn: number, all: number) => string {
  const t = useMessages('statistics');
  const locale = useLocale();
  return (sentence, drawn, all) =>
    drawn < all
      ? `${sentence} ${t('partDrawn', { drawn: formatNumber(drawn, locale), all: formatNumber(all, locale) })}`
      : sentence;
}
