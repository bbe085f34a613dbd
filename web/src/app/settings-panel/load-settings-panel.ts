import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';

/** Fetches the settings with their words. Words that can't be fetched now leave English, or the keys; the choices work all the same. */
export async function loadSettingsPanel() {
  const words = loadNamespaces(currentLanguage(), ['settings-panel', 'choices']).catch(() => undefined);
  const [{ SettingsPanel }] = await Promise.all([import('./settings-panel.tsx'), words]);
  return { default: SettingsPanel };
}
