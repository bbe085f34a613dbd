import type { Translated } from '#core/messages/translated.ts';
import type nowNext from './pt.ts';

export default {
  now: 'Adesso',
  next: 'Poi',
  done: 'Fatto',
  leave: 'Lascia per dopo',
  undo: 'Annulla: {name}',
  nothing: 'Niente per ora',
  nothingText: 'Questo tempo è tuo.',
  later: 'Può restare per dopo',
  laterText: 'I passi restano nella routine.',
  again: 'Rivedi i passi',
} satisfies Translated<typeof nowNext>;
