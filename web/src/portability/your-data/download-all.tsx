import type { ReactNode } from 'react';
import { Download } from 'lucide-react';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useOutbox } from '#core/outbox/use-outbox.ts';
import { useUser } from '#core/session/session.ts';
import { Button } from '#ui/button.tsx';
import { ExportProgress } from '#portability/export/export-progress.tsx';
import { useExport } from '#portability/export/use-export.ts';

const load = async () => (await import('./make-own-data.ts')).makeOwnData;

/** Downloads a copy of all data, free for every account. */
export function DownloadAll(): ReactNode {
  const t = useMessages('your-data');
  const language = useLanguage();
  const user = useUser();
  const { waiting, refused } = useOutbox();
  const { state, start, cancel } = useExport(load);
  const unsent = [...waiting, ...refused];
  if (!user) return null;

  const make = () =>
    start({
      userId: user.id,
      language,
      unsent,
      readme: {
        name: `${t('readme.name')}.txt`,
        paragraphs: [
          t('readme.intro'),
          `cogn.json: ${t('readme.everything')}`,
          `tables: ${t('readme.tables')}`,
          `account.json: ${t('readme.account')}`,
          `photos: ${t('readme.photos')}`,
          `this-device.json: ${t('readme.device')}`,
          t('readme.leftOut'),
          t('readme.care'),
        ],
        photosGone: (count) => t('readme.photosGone', { count }),
      },
      tableNames: {
        consents: t('tables.consents'),
        preferences: t('tables.preferences'),
        push_subscriptions: t('tables.push_subscriptions'),
        premium_periods: t('tables.premium_periods'),
      },
    });
  return (
    <>
      <p>{t('downloadWhat')}</p>
      {unsent.length > 0 && <p className="text-muted">{t('unsent', { count: unsent.length })}</p>}
      <ExportProgress
        state={state}
        cancel={cancel}
        retry={() => void make()}
        problems={{ unreachable: t('unreachable'), failed: t('failed') }}
      />
      {state.kind !== 'running' && (
        <Button icon={Download} className="self-start" onClick={() => void make()}>
          {t('downloadNow')}
        </Button>
      )}
    </>
  );
}
