import type { Translated } from '#core/messages/translated.ts';
import type auth from './pt.ts';

export default {
  title: 'Entrar o crear una cuenta',

  introTitle: 'Un diario tranquilo para tu día a día',
  introText: 'COGN ayuda a las personas neurodivergentes a conocerse y a cuidar la rutina, el ánimo y la salud.',
  introEasyTitle: 'Pocos toques',
  introEasyText: 'Anota tu ánimo o un vaso de agua en un momento.',
  introKindTitle: 'Sin presión',
  introKindText: 'Aquí nadie cuenta tus días. Un día en blanco es solo un día en blanco.',
  introOwnTitle: 'El diario es tuyo',
  introOwnText: 'Ninguna otra cuenta ve tus registros. No hay anuncios ni rastreadores.',

  loginTitle: 'Entrar',
  loginText: 'Nos alegra que estés aquí.',
  logIn: 'Entrar en mi cuenta',
  forgotPassword: 'Olvidé mi contraseña',
  byPhone: 'Entrar con el teléfono',
  noAccount: '¿Aún no tienes cuenta?',
  toSignUp: 'Crear una cuenta',
  noSignUp: {
    title: {
      invitation: 'Cuentas por invitación',
      closed: 'Sin cuentas nuevas por ahora',
    },
    invitation: 'En este servidor, las cuentas empiezan con una invitación. Si recibiste una, abre el enlace del correo.',
    closed: 'Este servidor no abre cuentas nuevas por ahora.',
    operator: 'Quien cuida este servidor: {who}',
  },
  loginErrorTitle: 'No se pudo entrar',
  invalidCredentials: 'Correo o contraseña no válidos. Revisa los dos e inténtalo de nuevo.',
  emailNotConfirmed: 'Correo aún no confirmado. Mira tu bandeja de entrada o pide el correo otra vez.',

  credentialsMissing: 'Escribe un correo o teléfono y una contraseña.',

  confirmTitle: 'Confirma tu correo',
  confirmSentTo: 'Enviamos el correo a {email}.',
  confirmText: 'Abre el correo y pulsa el botón, o escribe aquí el código.',
  confirmAskEmail: 'Para continuar, escribe el correo con el que creaste la cuenta.',
  confirmCode: 'Confirmar código',
  resend: 'Enviar el correo otra vez',
  resendAt: 'Puedes pedirlo de nuevo a las {time}.',
  resendLimit: 'Hay que esperar {seconds} segundos entre un envío y otro.',
  resentTitle: 'Correo enviado',
  resentText: 'Si no aparece, mira la carpeta de spam.',
  resendFailedTitle: 'El correo no se envió',
  resendFailedText: 'Algo impidió el envío. Inténtalo de nuevo en un minuto.',
  emailNotFound: 'No hay una dirección para la confirmación. Escribe tu correo.',
  useSms: 'Recibir el código por SMS',
  smsTitle: 'En construcción',
  smsText: 'La confirmación por SMS aún está en construcción. Por ahora, usa el correo.',
  useMail: 'Usar el correo',
  correctPhone: 'Corregir el teléfono',
  correctEmail: 'Corregir el correo',
  backToLogin: 'Volver al inicio de sesión',

  privacyTitle: 'Política de Privacidad',
  privacyAgree: 'Aceptar la política',
  privacyBack: 'Volver al formulario',
  privacyLeave: 'Volver',
} satisfies Translated<typeof auth>;
