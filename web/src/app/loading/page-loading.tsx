import { useMessages } from '#core/messages/use-messages.ts';
import { Loading } from '#ui/loading.tsx';

/** A placeholder while a page loads. */
export function PageLoading() {
  const t = useMessages('app');
  return <Loading label={t('opening')} />;
}
