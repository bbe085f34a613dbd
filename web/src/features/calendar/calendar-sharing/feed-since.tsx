import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';

/** Says since which date the feed address exists. */
export function SinceWhen({ madeAt }: { madeAt: string }): ReactNode {
  const t = useMessages('calendar-sharing');
  const locale = useLocale();
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(madeAt));
  return <p>{t('since', { date })}</p>;
}
