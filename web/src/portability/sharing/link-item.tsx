import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { mostWrongTries } from '@cogn/shared/health-link-limits.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { serverNow } from '#core/server/response-headers.ts';
import { Button } from '#ui/button.tsx';
import { Folded } from '#ui/folded.tsx';
import { formatMoment } from './format-moment.ts';
import type { HealthLink } from './link-requests.ts';

/** One link: what it shows, until when, and who opened it. */
export function LinkItem({ link, onEnd }: { link: HealthLink; onEnd: () => void }): ReactNode {
  const t = useMessages('sharing');
  const locale = useLocale();
  const { kind, has_passcode: hasPasscode, wrong_tries: wrongTries, openings_count: count, openings } = link;
  // The server sets `ended_by` only some seconds after a link expires, so compare the time here too.
  const isOver = Date.parse(link.expires_at) <= serverNow().getTime();
  const endedBy = link.ended_by ?? (isOver ? 'expiry' : null);
  const moment = (instant: string) => formatMoment(instant, locale);
  return (
    <li className="flex flex-col gap-2 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="flex min-w-0 flex-col">
          <h3 className="font-semibold">{t(kind)}</h3>
          <p className={endedBy === null ? '' : 'text-muted'}>
            {endedBy === null
              ? t('activeUntil', { date: moment(link.expires_at) })
              : t(`ended-${endedBy}`, {
                  date: moment(link.ended_at ?? link.expires_at),
                  most: String(mostWrongTries),
                })}
          </p>
          <p className="text-sm text-muted">
            {t(hasPasscode ? 'createdWithPasscode' : 'created', { date: moment(link.created_at) })}
          </p>
        </div>
        {endedBy === null && (
          <Button variant="danger" onClick={onEnd}>
            {t('end')}
          </Button>
        )}
      </div>
      {wrongTries > 0 && <p>{t('wrongTries', { count: wrongTries })}</p>}
      {count === 0 ? (
        <p className="text-muted">{t('opened', { count })}</p>
      ) : (
        <Folded summary={t('opened', { count })}>
          <ul className="flex flex-col gap-2">
            {openings.map(({ recipient, opened_at: openedAt }) => (
              <li key={`${openedAt} ${recipient}`} className="wrap-anywhere">
                <bdi className="font-semibold">{recipient}</bdi>
                <span className="block text-sm text-muted">{moment(openedAt)}</span>
              </li>
            ))}
          </ul>
          <p className="text-sm text-muted">{t('openingsHint')}</p>
        </Folded>
      )}
    </li>
  );
}
