import type { Translated } from '#core/messages/translated.ts';
import type nowNext from './pt.ts';

export default {
  now: 'Ahora',
  next: 'Después',
  done: 'Hecho',
  leave: 'Dejar para más tarde',
  undo: 'Deshacer: {name}',
  nothing: 'Nada por ahora',
  nothingText: 'Este tiempo es tuyo.',
  later: 'Puede quedar para más tarde',
  laterText: 'Los pasos siguen en la rutina.',
  again: 'Ver los pasos de nuevo',
} satisfies Translated<typeof nowNext>;
