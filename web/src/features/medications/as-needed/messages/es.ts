import type { Translated } from '#core/messages/translated.ts';
import type asNeeded from './pt.ts';

export default {
  takeNow: 'Lo tomé ahora',
  takeThisDay: 'Lo tomé en este día',
  notLately: 'Sin registro en los últimos 7 días',
  lastDay: 'Última vez: {day}',
  lastTime: 'Última vez: {day}, {time} ({ago})',
  soon: 'El intervalo que anotaste ({hours}) dura hasta {time}.',
  most: '{count, plural, one {Ya hay # dosis} other {Ya hay # dosis}} en este día. Anotaste {most} como máximo.',
  askDoctor: 'Si tienes dudas, pregunta a quien te lo recetó.',
} satisfies Translated<typeof asNeeded>;
