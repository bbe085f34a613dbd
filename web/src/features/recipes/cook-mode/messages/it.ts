import type { Translated } from '#core/messages/translated.ts';
import type cookMode from './pt.ts';

export default {
  leave: 'Esci dal passo per passo',
  awake: 'Lo schermo resta acceso mentre cucini.',
  unavailable: 'Questo browser non può tenere acceso lo schermo.',
  stepOf: 'Passo {step} di {steps}',
  step: 'Passo {step}',
  done: 'Passo fatto',
  next: 'Passo seguente',
  back: 'Passo precedente',
  finish: 'Finisci la ricetta',
  finished: 'Tutti i passi fatti',
  enjoy: 'Fatto. Buon appetito.',
  end: 'Torna alla ricetta',
  keys: 'Con la tastiera, le frecce laterali cambiano passo.',
  showIngredients: 'Mostra gli ingredienti',
} satisfies Translated<typeof cookMode>;
