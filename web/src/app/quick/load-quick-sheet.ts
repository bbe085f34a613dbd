import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';

/** Fetches the sheet with its words. Words that can't be fetched now leave English, or the keys; recording works all the same. */
export async function loadQuickSheet() {
  const words = loadNamespaces(currentLanguage(), ['quick', 'titles']).catch(() => undefined);
  const [{ QuickSheet }] = await Promise.all([import('./quick-sheet.tsx'), words]);
  return { default: QuickSheet };
}
