import type { Translated } from '#core/messages/translated.ts';
import type updatePassword from './pt.ts';

export default {
  title: 'Contraseña nueva',
  text: 'Elige la contraseña nueva de la cuenta {email}.',
  newPassword: 'Contraseña nueva',
  save: 'Guardar contraseña nueva',
  openTitle: 'Vamos a elegir una contraseña nueva',
  openText: 'Pulsa el botón para abrir tu cuenta con este enlace.',
  open: 'Continuar',
  doneTitle: 'Contraseña actualizada',
  doneText: 'Sigues en tu cuenta. Los otros dispositivos pedirán la contraseña nueva.',
  failedTitle: 'Error al actualizar la contraseña',
  failedText: 'La contraseña no cambió. Inténtalo de nuevo en un momento.',
  sessionOld: 'Por seguridad, pide un enlace nuevo en «Olvidé mi contraseña».',
  expiredTitle: 'Este enlace ya no vale',
  expiredText: 'Caduca después de un tiempo y solo funciona una vez. Es normal.',
  emptyTitle: 'Esta página se abre desde el correo',
  emptyText: 'Para elegir una contraseña nueva, pide el enlace y pulsa el botón del correo.',
  requestNew: 'Pedir un enlace nuevo',
  toLogin: 'Entrar en mi cuenta',
} satisfies Translated<typeof updatePassword>;
