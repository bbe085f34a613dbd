import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';

/** Fetches what offers to keep an account that waits for its end, with its words. */
export async function loadDeletionGate() {
  const words = loadNamespaces(currentLanguage(), ['deletion', 'auth-ui']);
  const [{ DeletionGate }] = await Promise.all([import('./deletion-gate.tsx'), words]);
  return { default: DeletionGate };
}
