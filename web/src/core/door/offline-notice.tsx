import { useMessages } from '#core/messages/use-messages.ts';
import { Notice } from '#ui/notice.tsx';

/** Stands above the button of a form that could not reach the server. */
export function OfflineNotice() {
  const t = useMessages('door');
  return (
    <Notice tone="problem" title={t('offlineTitle')}>
      {t('offlineText')}
    </Notice>
  );
}
