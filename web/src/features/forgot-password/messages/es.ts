import type { Translated } from '#core/messages/translated.ts';
import type forgotPassword from './pt.ts';

export default {
  title: 'Olvidé la contraseña',
  text: 'Pasa a menudo. Enviamos un enlace para que elijas una contraseña nueva.',
  send: 'Enviar el enlace',
  emailMissing: 'Escribe el correo de tu cuenta.',
  sentTitle: 'Revisa tu correo',
  sentText: 'Si hay una cuenta con {email}, el enlace llega en un momento.',
  sentNote: 'Si no aparece, mira la carpeta de spam.',
  sentCode: 'Abre el enlace del correo o escribe aquí el código que trae.',
  haveCode: 'Ya tengo el código',
  useCode: 'Continuar con el código',
  sentToast: 'Solicitud recibida',
  sentToastText: 'El siguiente paso está en tu correo.',
  again: 'Pedir otra vez',
  failedTitle: 'Error al enviar el enlace',
  failedText: 'El enlace no se envió. Inténtalo de nuevo en un minuto.',
  toLogin: 'Volver al inicio de sesión',
} satisfies Translated<typeof forgotPassword>;
