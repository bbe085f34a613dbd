import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';

/** Fetches what asks for a second factor, with its words. */
export async function loadSecondFactor() {
  const [{ SecondFactorGate }] = await Promise.all([
    import('./second-factor-gate.tsx'),
    loadNamespaces(currentLanguage(), ['second-factor']),
  ]);
  return { default: SecondFactorGate };
}
