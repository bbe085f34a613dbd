import type { MailMessages } from '../mail-messages.ts';

export const es: MailMessages = {
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
    code: 'Si lo prefieres, escribe este código en COGN, en la página de la contraseña olvidada:',
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
    unasked: 'Si no fuiste tú, puedes ignorar este mensaje. Solo quien lo recibe tiene el enlace y el código.',
  },
  email_change: {
    subject: 'Confirma tu nuevo correo en COGN',
    title: 'Confirma tu nuevo correo',
    lead: 'Recibimos una petición para usar este correo en tu cuenta de COGN.',
    button: 'Confirmar el nuevo correo',
    unasked: 'Si no fuiste tú, puedes ignorar este mensaje. Nada cambiará.',
  },
  email_change_current: {
    subject: 'Petición de cambio de correo en COGN',
    title: 'Cambio de correo',
    lead: 'Recibimos una petición para cambiar el correo de tu cuenta en COGN. El cambio solo vale si confirmas en los dos correos.',
    button: 'Confirmar el cambio',
    unasked: 'Si no fuiste tú, no confirmes y crea una nueva contraseña. Tu correo sigue igual.',
  },
  invite: {
    subject: 'Una invitación a COGN',
    title: 'Tienes una invitación',
    lead: 'Alguien preparó una cuenta en COGN para ti. Estará lista cuando confirmes este correo.',
    button: 'Aceptar la invitación',
    unasked: 'Si no quieres la cuenta, puedes ignorar este mensaje. No pasará nada.',
  },
  reauthentication: {
    subject: 'Tu código de confirmación de COGN',
    title: 'Confirma que eres tú',
    code: 'Para cambiar tu contraseña o eliminar tu cuenta, escribe este código en COGN:',
    validFor: 'El código vale durante 1 hora.',
    unasked: 'Si no fuiste tú, puedes ignorar este mensaje. Tu contraseña y tu cuenta siguen igual.',
  },
  accountExists: {
    subject: 'Ya tienes una cuenta en COGN',
    title: 'Ya tienes una cuenta',
    lead: 'Alguien intentó crear una cuenta en COGN con este correo. Como ya existe, nada cambió.',
    signIn: 'Entrar en mi cuenta',
    newPassword: 'Si olvidaste tu contraseña, crea una nueva aquí:',
    unasked: 'Si no fuiste tú, puedes ignorar este mensaje. Quien lo intentó no recibió ningún dato tuyo.',
  },
  deletion: {
    asked: {
      subject: 'Tu cuenta de COGN se eliminará',
      title: 'Tu cuenta se eliminará',
      lead: (moment) => `Recibimos la petición de eliminar tu cuenta. Se eliminará con tus datos el ${moment} (UTC).`,
      keep: 'Si cambias de idea antes, entra en COGN y elige «Conservar mi cuenta». Todo sigue en su lugar.',
      unasked: 'Si no fuiste tú, entra, conserva la cuenta y cambia la contraseña.',
    },
    kept: {
      subject: 'Tu cuenta de COGN se conserva',
      title: 'Tu cuenta se conserva',
      lead: 'Se anuló la petición de eliminar tu cuenta. La cuenta y tus datos siguen en su lugar.',
      unasked: 'Si no fuiste tú, entra en COGN y cambia la contraseña.',
    },
    done: {
      subject: 'Tu cuenta de COGN se eliminó',
      title: 'Tu cuenta se eliminó',
      lead: 'Tu cuenta y tus datos ya no están en el servidor.',
      rest: 'Las copias de seguridad de quien mantiene el servidor pueden guardarlos un tiempo más. Cuídate.',
    },
  },
  notices: {
    password_changed: {
      subject: 'Nueva contraseña en tu cuenta de COGN',
      title: 'Tu contraseña cambió',
      lead: 'Tu cuenta de COGN tiene una contraseña nueva. Si tu calendario tenía una dirección privada, se desactivó. Puedes crear otra en la página del calendario.',
    },
    email_changed: {
      subject: 'Nuevo correo en tu cuenta de COGN',
      title: 'Tu correo cambió',
      lead: 'Tu cuenta de COGN usa ahora otro correo. Este ya no abre la cuenta.',
    },
    phone_changed: {
      subject: 'Nuevo teléfono en tu cuenta de COGN',
      title: 'Tu teléfono cambió',
      lead: 'Tu cuenta de COGN tiene un número de teléfono nuevo.',
    },
    factor_added: {
      subject: 'Verificación en dos pasos en tu cuenta de COGN',
      title: 'Verificación en dos pasos',
      lead: 'Se añadió una aplicación de autenticación a tu cuenta de COGN. Sus códigos se piden al entrar.',
    },
    factor_removed: {
      subject: 'Se eliminó una aplicación de autenticación en COGN',
      title: 'Se eliminó una aplicación de autenticación',
      lead: 'Se eliminó una aplicación de autenticación de tu cuenta de COGN.',
    },
    recovery_codes_made: {
      subject: 'Nuevos códigos de recuperación en COGN',
      title: 'Nuevos códigos de recuperación',
      lead: 'Se crearon códigos de recuperación nuevos para tu cuenta de COGN. Los anteriores ya no valen.',
    },
    recovery_code_used: {
      subject: 'Se usó un código de recuperación en COGN',
      title: 'Se usó un código de recuperación',
      lead: 'Alguien entró en tu cuenta de COGN con un código de recuperación. Ese código ya no vale.',
    },
    recovery_codes_removed: {
      subject: 'Se eliminaron los códigos de recuperación en COGN',
      title: 'Se eliminaron los códigos de recuperación',
      lead: 'Se eliminaron los códigos de recuperación de tu cuenta de COGN.',
    },
    calendar_address_made: {
      subject: 'Una dirección nueva del calendario en COGN',
      title: 'Se creó una dirección privada del calendario',
      lead: 'Quien tenga esta dirección puede leer las citas de tu cuenta de COGN. Puedes desactivarla en la página del calendario.',
    },
    push_device_added: {
      subject: 'Un dispositivo más recibe avisos de COGN',
      title: 'Un dispositivo más recibe avisos',
      lead: 'Tu cuenta de COGN ahora envía avisos a un dispositivo más.',
    },
  },
  noticeFacts: {
    when: (moment) => `Cuándo: ${moment} (UTC)`,
    device: (messages) => `Dispositivo: ${messages}`,
    known: 'Si fuiste tú, no tienes que hacer nada.',
    unknown:
      'Si no fuiste tú, entra en COGN y cambia la contraseña. Así se cierran los demás accesos. Si tu contraseña no funciona, pide una nueva en la página de inicio de sesión.',
    lost: 'Si no fuiste tú, cambia la contraseña de este correo. Después escribe a quien mantiene tu COGN. El contacto está en la política de privacidad.',
  },
};
