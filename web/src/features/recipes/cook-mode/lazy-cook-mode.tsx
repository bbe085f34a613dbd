import { lazyPart } from '#core/lazy/lazy-part.tsx';
import type { CookModeProps } from './cook-mode.tsx';

/** Cook mode, fetched with its messages when somebody begins to cook. */
export const LazyCookMode = lazyPart<CookModeProps>(
  'cook-mode',
  () => ['cook-mode'],
  async () => (await import('./cook-mode.tsx')).CookMode,
);
