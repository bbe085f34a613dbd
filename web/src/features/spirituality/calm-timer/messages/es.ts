import type { Translated } from '#core/messages/translated.ts';
import type calmTimer from './pt.ts';

export default {
  begin: 'Empezar el tiempo de calma',
  close: 'Cerrar el tiempo de calma',
  over: '{minutes, plural, one {Fue # minuto de calma. Si quieres, guárdalo aquí.} other {Fueron # minutos de calma. Si quieres, guárdalos aquí.}}',
  record: 'Guardar este tiempo',
} satisfies Translated<typeof calmTimer>;
