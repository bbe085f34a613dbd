import type { PrivacyPolicy } from './privacy-policy.ts';

const policy: PrivacyPolicy = {
  words: {
    updated: 'Última actualización: {date}',
    contents: 'En esta página',
    what: 'Qué es',
    purpose: 'Para qué',
    basis: 'Base legal',
  },
  opening: [
    'COGN es un diario de autoconocimiento. Esta página dice qué guarda, para qué y qué puedes hacer.',
    'COGN guarda nombre, correo, teléfono, información de salud, registros de ánimo, de sueño y de actividad.',
    'Algunas páginas aún no se ofrecen en todos los servidores. En esos casos el texto dice «cuando haya».',
  ],
  sections: {
    controller: {
      heading: 'Quién cuida tus datos',
      text: [
        'Cada COGN funciona en un servidor propio. La persona u organización que lo mantiene es la responsable del tratamiento de tus datos.',
        'También te dice quién es el delegado de protección de datos, si lo hay.',
      ],
      operator: {
        name: 'Quién mantiene este servidor',
        nameUnknown: 'El nombre aún no está indicado aquí.',
        contact: 'Contacto',
        contactUnknown: 'El contacto aún no está indicado aquí. Pregunta a quien te dio la dirección de este sitio.',
      },
    },
    data: {
      heading: 'Qué guardamos, para qué y con qué base',
      text: ['Guardamos solo lo que escribes y lo que la cuenta necesita para funcionar.'],
      data: [
        {
          name: 'Cuenta',
          what: 'Correo y contraseña protegida. Si quieres: nombre, teléfono, ciudad y estado o provincia.',
          purpose: 'Crear la cuenta, reconocerte y enviar los correos de la cuenta.',
          basis: 'Ejecución de un contrato.',
        },
        {
          name: 'Salud',
          what: 'Perfil de salud, ánimo, peso y agua. Cuando haya: sueño, actividad y otros diarios de salud.',
          purpose: 'Guardar tus registros y mostrártelos.',
          basis: 'Tu consentimiento para datos de salud.',
        },
        {
          name: 'Espiritualidad, cuando haya',
          what: 'Prácticas, creencias y notas que escribes.',
          purpose: 'Guardar tus registros y mostrártelos.',
          basis: 'Tu consentimiento para espiritualidad.',
        },
        {
          name: 'Foto del perfil',
          what: 'Una foto, si quieres. El servidor la guarda de nuevo, sin el lugar ni otros datos de la cámara.',
          purpose: 'Mostrarte la foto.',
          basis: 'Tu solicitud, al enviar la foto.',
        },
        {
          name: 'Contactos de emergencia y profesionales',
          what: 'Nombre y formas de contacto de las personas que indicas.',
          purpose: 'Mostrarte los contactos. Cuando haya mensajes de crisis, avisar a quienes elegiste.',
          basis: 'Tu solicitud. Para los mensajes de crisis, tu consentimiento.',
        },
        {
          name: 'Plan',
          what: 'Si la cuenta es premium y hasta cuándo.',
          purpose: 'Abrir las páginas de tu plan.',
          basis: 'Ejecución de un contrato.',
        },
        {
          name: 'Preferencias',
          what: 'Apariencia, texto, sonidos, idioma y orden de las páginas.',
          purpose: 'Tener la aplicación a tu manera en todos tus dispositivos.',
          basis: 'Ejecución de un contrato.',
        },
        {
          name: 'Consentimientos',
          what: 'Lo que aceptaste o retiraste, la versión, el idioma y la hora.',
          purpose: 'Respetar y demostrar tu elección.',
          basis: 'Obligación legal.',
        },
        {
          name: 'Seguridad',
          what: 'Accesos a la cuenta: navegador, sistema y horas. También la clave de la verificación en dos pasos, número de intentos y registros técnicos.',
          purpose: 'Proteger tu cuenta y el servidor.',
          basis: 'Interés legítimo en la seguridad.',
        },
      ],
    },
    sensitive: {
      heading: 'Datos sensibles',
      text: [
        'La salud y las creencias son datos sensibles. Por eso cada consentimiento es separado, opcional y empieza sin marcar.',
        'Puedes retirar un consentimiento cuando quieras. Lo hecho antes sigue siendo válido.',
        'Retirarlo no borra los registros. También puedes borrarlos.',
        'Ningún programa toma decisiones sobre ti. COGN no hace diagnósticos.',
      ],
    },
    others: {
      heading: 'Datos de otras personas',
      text: [
        'Los contactos que escribes son datos de otras personas. Si puedes, cuéntaselo.',
        'Cuando haya mensajes de crisis, te mostraremos qué se envía.',
      ],
    },
    recipients: {
      heading: 'Quién más recibe datos',
      text: [
        'No vendemos datos. No hay anuncios, rastreadores ni peticiones a otros sitios.',
        'Otras cuentas no ven tus registros ni tu foto. El área de administración gestiona cuentas y no muestra diarios.',
        'Quien mantiene el servidor tiene acceso técnico a la máquina y debe guardar secreto.',
      ],
      list: [
        'El servicio de correo del servidor recibe tu dirección para entregar los mensajes de la cuenta.',
        'Si el servidor envía SMS, el proveedor recibe tu teléfono y el texto con el código.',
        'Cuando haya pagos, el proveedor recibe solo lo necesario.',
        'La foto está en el disco del servidor o en el almacenamiento que contrató quien lo mantiene.',
        'El país del servidor depende de quien lo mantiene. Puedes preguntar.',
      ],
    },
    device: {
      heading: 'En tu dispositivo',
      text: [
        'El navegador guarda tu sesión, preferencias, borradores y una copia de registros. Así el diario funciona sin internet.',
        'Una cookie con un código al azar muestra que tu cuenta ya se usó aquí. Solo sirve para que extraños no bloqueen tu entrada.',
        'En un dispositivo ajeno, cierra la sesión y borra los datos del sitio al terminar.',
      ],
    },
    retention: {
      heading: 'Durante cuánto tiempo',
      text: [
        'Los registros se guardan hasta que los borres o se elimine la cuenta.',
        'Una foto eliminada o cambiada se borra del servidor al momento.',
        'La ley puede pedir que algunas pruebas se guarden más tiempo, como las de consentimiento.',
        'Las copias de seguridad siguen el plazo de quien mantiene el servidor.',
      ],
    },
    rights: {
      heading: 'Tus derechos y cómo usarlos',
      text: ['Estos derechos son para todos, gratis, también en el plan gratuito.'],
      list: [
        'Ver y corregir: abre la página del registro y edítalo.',
        'Borrar: elimina el registro en su propia página, o la foto en el perfil.',
        'Retirar un consentimiento: abre «Ajustes» y después «Privacidad y datos».',
        'Ver y cerrar accesos: abre «Ajustes» y después «Dispositivos conectados».',
        'Llevarte una copia o eliminar la cuenta: pídelo a quien mantiene el servidor.',
        'Saber quién recibió datos, oponerte a un uso o limitarlo: pregunta a quien mantiene el servidor.',
      ],
    },
    complaint: {
      heading: 'Dónde reclamar',
      text: [
        'En Brasil puedes acudir a la autoridad nacional de protección de datos (ANPD).',
        'En otros países, acude a la autoridad nacional de protección de datos.',
      ],
    },
    minors: {
      heading: 'Niños y adolescentes',
      text: [
        'COGN está pensado para personas adultas.',
        'Los menores usan COGN con el permiso y el apoyo de su madre, padre o tutor.',
      ],
    },
    security: {
      heading: 'Seguridad',
      text: [
        'La base de datos entrega a cada cuenta solo sus propios registros.',
        'La contraseña se guarda de una forma que nadie puede volver a leer.',
        'La conexión segura y las copias de seguridad dependen de quien mantiene el servidor.',
        'Tras un incidente grave, quien mantiene el servidor te avisa a ti y a la autoridad. En Brasil, en tres días hábiles.',
      ],
    },
    dictation: {
      heading: 'Dictado por voz',
      text: [
        'Cuando haya dictado, usará el reconocimiento de voz del navegador. Algunos navegadores envían el audio a su fabricante.',
        'El dictado es opcional. Escribir siempre funciona.',
      ],
    },
    changes: {
      heading: 'Cambios en este texto',
      text: [
        'Cuando el texto cambie, también cambiará la fecha de arriba. Si hace falta un nuevo permiso, preguntaremos antes.',
      ],
    },
  },
};

export default policy;
