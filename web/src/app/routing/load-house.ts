import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';

/** Fetches what is behind the door: the shell with its words, the records, the outbox. */
export async function loadHouse() {
  const [{ House }] = await Promise.all([
    import('../shell/house.tsx'),
    loadNamespaces(currentLanguage(), ['titles', 'journal']),
  ]);
  return { default: House };
}
