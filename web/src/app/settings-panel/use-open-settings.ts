import { useMessages } from '#core/messages/use-messages.ts';
import { useToast } from '#ui/use-toast.ts';
import { openingPages } from '../routing/opening-pages.ts';
import { loadSettingsPanel } from './load-settings-panel.ts';

/** Answers a function that fetches the settings and opens them; when they can't be fetched, a toast says so and the page stays as it is. */
export function useOpenSettings(open: () => void): () => void {
  const t = useMessages('core');
  const { showToast } = useToast();
  const tellFailure = () =>
    showToast({ title: t('part.failedTitle'), description: t('part.failedText'), variant: 'destructive' });
  return () => void openingPages.watch(loadSettingsPanel()).then(open, tellFailure);
}
