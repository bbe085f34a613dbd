import { lazyPart } from '#core/lazy/lazy-part.tsx';
import type { CookModeProps } from './cook-mode.tsx';

/** Cook mode, loaded with its messages when the person starts cooking. */
export const LazyCookMode = lazyPart<CookModeProps>(
  'cook-mode',
  () => ['cook-mode', 'visual-timer'],
  async () => (await import('./cook-mode.tsx')).CookMode,
);
