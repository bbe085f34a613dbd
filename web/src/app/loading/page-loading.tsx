import { useMessages } from '#core/messages/use-messages.ts';
import { Loading } from '#ui/loading.tsx';

/** Stands where a page will be while it is fetched. */
export function PageLoading() {
  const t = useMessages('app');
  return <Loading label={t('opening')} />;
}
