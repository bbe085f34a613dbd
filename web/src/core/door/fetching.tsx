import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';

/** Stands for a part that is on its way, or that could not be fetched: then it can be asked for again. */
export function Fetching({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const t = useMessages('door');
  if (!failed) return <Loading label={t('opening')} />;
  return (
    <Notice tone="problem" title={t('partFailedTitle')}>
      <p className="mb-2">{t('partFailedText')}</p>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </Notice>
  );
}
