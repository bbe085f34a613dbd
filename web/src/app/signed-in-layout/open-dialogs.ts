import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useToast } from '#ui/use-toast.ts';
import { openingPages } from '#app/routing/load-page.ts';

/**
 * Fetches the sheet "Anotar" with its messages. Without the messages it shows English texts or message keys, and still
 * records.
 */
export async function loadQuickSheet() {
  const words = loadNamespaces(currentLanguage(), ['quick', 'titles']).catch(() => undefined);
  const [{ QuickSheet }] = await Promise.all([import('#app/quick/quick-sheet.tsx'), words]);
  return QuickSheet;
}

/** Returns a function that fetches and opens the settings. If it cannot fetch them, it shows a toast. */
export function useOpenSettings(open: () => void): () => void {
  const t = useMessages('core');
  const { showToast } = useToast();
  const showFailureToast = () =>
    showToast({ title: t('part.failedTitle'), description: t('part.failedText'), variant: 'destructive' });
  return () => void openingPages.watch(loadSettingsPanel()).then(open, showFailureToast);
}

/** Fetches the settings with their messages. Without these, they show English texts or message keys, and still work. */
export async function loadSettingsPanel() {
  const words = loadNamespaces(currentLanguage(), ['settings-panel', 'choices']).catch(() => undefined);
  const [{ SettingsPanel }] = await Promise.all([import('#app/settings-panel/settings-panel.tsx'), words]);
  return SettingsPanel;
}
