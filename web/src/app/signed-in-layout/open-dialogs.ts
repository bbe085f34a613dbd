import { useEffectEvent, useLayoutEffect } from 'react';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useToast } from '#ui/use-toast.ts';
import { openingPages } from '#app/routing/load-page.ts';

/** F2 opens the sheet from anywhere, as F8 opens the notices: by keyboard its button comes after all sidebar pages. */
export function useQuickKey(open: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F2' || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open();
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** Fetches the sheet with its messages. Without messages it shows English or the keys, and still records. */
export async function loadQuickSheet() {
  const words = loadNamespaces(currentLanguage(), ['quick', 'titles']).catch(() => undefined);
  const [{ QuickSheet }] = await Promise.all([import('#app/quick/quick-sheet.tsx'), words]);
  return { default: QuickSheet };
}

/** Returns a function that fetches and opens the settings; if they cannot be fetched, it shows a toast. */
export function useOpenSettings(open: () => void): () => void {
  const t = useMessages('core');
  const { showToast } = useToast();
  const showFailureToast = () =>
    showToast({ title: t('part.failedTitle'), description: t('part.failedText'), variant: 'destructive' });
  return () => void openingPages.watch(loadSettingsPanel()).then(open, showFailureToast);
}

/** Fetches the settings with their messages. Without messages they show English or the keys, and still work. */
export async function loadSettingsPanel() {
  const words = loadNamespaces(currentLanguage(), ['settings-panel', 'choices']).catch(() => undefined);
  const [{ SettingsPanel }] = await Promise.all([import('#app/settings-panel/settings-panel.tsx'), words]);
  return { default: SettingsPanel };
}
