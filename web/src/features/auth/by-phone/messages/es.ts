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
  instead: 'Tu cuenta usará este teléfono. Después puedes añadir el correo.',
} satisfies Translated<typeof byPhone>;
