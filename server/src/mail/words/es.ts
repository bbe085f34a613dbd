import type { MailWords } from '../mail-words.ts';

export const es: MailWords = {
  tag: 'es',
  hello: 'Hola:',
  code: 'Si lo prefieres, escribe este código en la página de confirmación:',
  address: 'Si el botón no se abre, copia esta dirección en el navegador:',
  validFor: (hours) => `El enlace y el código valen durante ${hours === 1 ? '1 hora' : `${hours} horas`}.`,
  signup: {
    subject: 'Confirma tu correo en COGN',
    title: 'Confirma tu correo',
    lead: 'Nos alegra que estés aquí. Solo falta confirmar que este correo es tuyo.',
    button: 'Confirmar mi correo',
    unasked: 'Si no creaste una cuenta en COGN, puedes ignorar este mensaje. No pasará nada.',
  },
  recovery: {
    subject: 'Crea una nueva contraseña en COGN',
    title: 'Crea una nueva contraseña',
    lead: 'Recibimos una petición para cambiar la contraseña de tu cuenta en COGN.',
    button: 'Crear nueva contraseña',
    unasked: 'Si no fuiste tú, puedes ignorar este mensaje. Tu contraseña sigue igual.',
  },
  magiclink: {
    subject: 'Tu acceso a COGN',
    title: 'Entra en COGN',
    lead: 'Aquí está el acceso que pediste. No necesitas contraseña.',
    button: 'Entrar en COGN',
    unasked: 'Si no fuiste tú, puedes ignorar este mensaje. Nadie entra en la cuenta sin él.',
  },
  accountExists: {
    subject: 'Ya tienes una cuenta en COGN',
    title: 'Ya tienes una cuenta',
    lead: 'Alguien intentó crear una cuenta en COGN con este correo. Como ya existe, nada ha cambiado.',
    signIn: 'Entrar en mi cuenta',
    newPassword: 'Si olvidaste tu contraseña, crea una nueva aquí:',
    unasked: 'Si no fuiste tú, puedes ignorar este mensaje. Quien lo intentó no recibió ningún dato tuyo.',
  },
};
