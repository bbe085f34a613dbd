import type { Translated } from '#core/messages/translated.ts';
import type byPhone from './pt.ts';

export default {
  heading: 'Entrar con el teléfono',
  description: 'Basta un código por SMS para entrar.',
  onlyKnown: 'Si este número tiene una cuenta, el código llega en un momento.',
  usePassword: 'Usar la contraseña',
  useCode: 'Usar un código por SMS',
  useEmail: 'Entrar con el correo',
  wrong: 'Teléfono o contraseña no válidos. Revisa los dos e inténtalo de nuevo.',
  notConfirmed: 'Teléfono aún sin confirmar. Pide un código y escríbelo aquí.',
  confirmHeading: 'Confirma tu teléfono',
  confirmDescription: 'Escribe aquí el código que llegó por SMS.',
  instead: 'Ahora entras con este teléfono y la misma contraseña. El correo se une a la cuenta cuando lo confirmes.',
  insteadNoPassword: 'Ahora entras con este teléfono. El correo se une a la cuenta cuando lo confirmes.',
  goOn: 'Continuar',
  'email-kept': 'Falta confirmar el correo {email}. Usa el enlace del correo más reciente.',
  'email-emailOnly':
    'Falta confirmar el correo {email}. Usa el enlace del correo más reciente. La contraseña se crea en Cuenta y privacidad.',
  'email-notKept': 'El correo no se añadió. Puedes añadir correo y contraseña en Cuenta y privacidad.',
  'email-otherAccount': 'Este teléfono ya tenía una cuenta y entraste en ella. Su correo y su contraseña no cambiaron.',
} satisfies Translated<typeof byPhone>;
