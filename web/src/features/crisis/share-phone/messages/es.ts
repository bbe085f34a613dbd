import type { Translated } from '#core/messages/translated.ts';
import type sharePhone from './pt.ts';

export default {
  hint: 'Número: {phone}. Así, quien lo recibe puede llamarte. Desmarcar también vale para los mensajes que aún no salieron.',
  noPhone: 'El mensaje puede llevar tu teléfono, y en tu perfil aún no hay un número completo.',
  addPhone: 'Escribir el teléfono en el perfil',
  saved: 'Elección guardada',
  here: 'Elección guardada en este dispositivo',
  failed: 'La elección no se guardó',
  'unnamed-ask': 'Una persona que confía en ti está pasando un momento difícil y pide tu ayuda ahora.',
  'unnamed-wrote': 'Una persona que confía en ti pide tu ayuda ahora y escribe:',
  'unnamed-phone': 'Teléfono de esta persona: {phone}',
  'unnamed-reply':
    'COGN envía este mensaje y no recibe respuestas. Esta persona aún no escribió su nombre. Si sabes quién es, habla directamente con ella.',
  unnamed: 'Aún no escribiste tu nombre. Sin él, quien recibe el mensaje puede no saber quién pide ayuda.',
  writeName: 'Escribir el nombre en el perfil',
} satisfies Translated<typeof sharePhone>;
