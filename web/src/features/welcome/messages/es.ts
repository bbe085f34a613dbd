import type { Translated } from '#core/messages/translated.ts';
import type welcome from './pt.ts';

export default {
  title: 'Te damos la bienvenida',

  openTitle: 'Falta solo un paso',
  openText: 'Pulsa el botón para confirmar tu correo y entrar en la cuenta.',
  confirm: 'Confirmar mi correo',
  confirming: 'Confirmando',

  changeTitle: 'Confirma el cambio de correo',
  changeText: 'Pulsa el botón para confirmar esta dirección.',
  halfTitle: 'Solo falta el otro correo',
  halfText: 'Esta dirección está confirmada. Abre también el correo que enviamos a la otra.',
  changedTitle: 'Tu correo cambió',
  changedText: 'A partir de ahora, entra con la dirección nueva.',
  doneTitle: 'Te damos la bienvenida a COGN',
  doneText: 'Tu cuenta está confirmada y ya entraste.',
  nextProfile: 'La próxima página es la tuya: tu día arriba y tu perfil debajo. Puedes completar solo lo que quieras.',
  nextPricing: 'La página siguiente muestra los planes. Puedes elegir con calma.',
  continue: 'Continuar',
  redirectNote: 'Si no tocas nada durante unos diez segundos, se abre la página siguiente. También puedes quedarte.',
  stay: 'Quedarme aquí',
  stayed: 'Está bien, la página sigue abierta. Continúa cuando quieras.',
  choices: 'Si quieres, elige ya',
  countryHint:
    'Así, Ayuda ahora muestra las líneas de apoyo de tu país. La elección queda en este dispositivo, y puedes cambiarla o dejarla para después.',
  letters: 'Usar letras que se distinguen mejor',
  lettersHint: 'La fuente Atkinson Hyperlegible, en toda la aplicación. Puedes cambiarla en Ajustes.',
  lettersOn: 'La aplicación usa las letras Atkinson Hyperlegible',
  lettersOff: 'La aplicación volvió a las letras del dispositivo',
  confirmedToastTitle: 'Cuenta confirmada',
  confirmedToastText: 'Tu cuenta está lista.',

  expiredTitle: 'Este enlace ya no vale',
  expiredText: 'Caduca después de un tiempo y solo funciona una vez. Es normal.',
  expiredNext: 'Si ya confirmaste, solo tienes que entrar. Si no, pide otro correo.',
  requestNew: 'Pedir otro correo',
  toLogin: 'Entrar en mi cuenta',

  emptyTitle: 'Esta página se abre desde el correo',
  emptyText: 'Para confirmar la cuenta, abre el correo que enviamos y pulsa su botón.',
} satisfies Translated<typeof welcome>;
