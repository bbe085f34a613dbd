import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';

/** Stands for a part that is on its way, or that could not be fetched: then it can be asked for again. */
export function Fetching({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const t = useMessages('core');
  if (!failed) return <Loading label={t('part.opening')} />;
  return (
    <Notice tone="problem" title={t('part.failedTitle')}>
      <p className="mb-2">{t('part.failedText')}</p>
      <Button onClick={onRetry}>{t('actions.retry')}</Button>
    </Notice>
  );
}
