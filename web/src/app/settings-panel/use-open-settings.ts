import { useMessages } from '#core/messages/use-messages.ts';
import { useToast } from '#ui/use-toast.ts';
import { openingPages } from '#app/routing/load-page.ts';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';

/** Answers a function that fetches the settings and opens them; when they can't be fetched, a toast says so and the page stays as it is. */
export function useOpenSettings(open: () => void): () => void {
  const t = useMessages('core');
  const { showToast } = useToast();
  const tellFailure = () =>
    showToast({ title: t('part.failedTitle'), description: t('part.failedText'), variant: 'destructive' });
  return () => void openingPages.watch(loadSettingsPanel()).then(open, tellFailure);
}

/** Fetches the settings with their words. Words that can't be fetched now leave English, or the keys; the choices work all the same. */
export async function loadSettingsPanel() {
  const words = loadNamespaces(currentLanguage(), ['settings-panel', 'choices']).catch(() => undefined);
  const [{ SettingsPanel }] = await Promise.all([import('./settings-panel.tsx'), words]);
  return { default: SettingsPanel };
}
