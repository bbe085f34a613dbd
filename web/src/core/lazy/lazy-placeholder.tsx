import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';

/** Placeholder for a lazy part: loading, or failed with a retry button. */
export function LazyPlaceholder({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const t = useMessages('core');
  if (!failed) return <Loading label={t('part.opening')} />;
  return (
    <Notice tone="problem" title={t('part.failedTitle')}>
      <p className="mb-2">{t('part.failedText')}</p>
      <Button onClick={onRetry}>{t('actions.retry')}</Button>
    </Notice>
  );
}
