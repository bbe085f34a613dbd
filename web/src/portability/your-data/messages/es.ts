import type { Translated } from '#core/messages/translated.ts';
import type yourData from './pt.ts';

export default {
  download: 'Descargar todos mis datos',
  downloadText: 'Todo lo que COGN tiene sobre ti, en un archivo.',
  downloadWhat: 'El archivo trae tus registros, permisos, cuenta y fotos. Se crea en este dispositivo.',
  downloadNow: 'Descargar mis datos',
  unreachable: 'La copia se hace con lo que guarda el servidor. Solo se entrega completa.',
  failed: 'El servidor no pudo responder ahora. La copia solo se entrega completa.',
  unsent:
    '{count, plural, one {# cambio está todavía solo en este dispositivo. Va en una parte separada.} other {# cambios están todavía solo en este dispositivo. Van en una parte separada.}}',
  import: 'Traer registros de un archivo',
  importText: 'Una copia de COGN, o los estados de ánimo de Daylio.',
  who: 'Quién ve qué',
  whoText: 'Cada persona y servicio, y lo que les llega.',
  allow: 'Lo que permites',
  allowText: 'Permisos que das y retiras cuando quieras.',
  end: 'Eliminar mi cuenta',
  endText: 'Cómo funciona, y hasta cuándo puedes cambiar de idea.',
  readme: {
    name: 'LEEME',
    intro: 'Este archivo es una copia de lo que COGN guarda sobre ti.',
    everything: 'todo lo que registraste, tal como está guardado. Otro programa puede leerlo.',
    tables:
      'una tabla (CSV) para cada tipo de registro. Se abre en hojas de cálculo. Un apóstrofo al inicio de una celda impide que la hoja ejecute el texto.',
    account: 'correo, teléfono, dispositivos conectados y lo que muestra el calendario privado.',
    photos: 'tus fotos, si las hay.',
    photosGone:
      '{count, plural, one {# foto de tus registros ya no está en el servidor. Por eso no viene en esta copia.} other {# fotos de tus registros ya no están en el servidor. Por eso no vienen en esta copia.}}',
    device: 'lo que todavía estaba solo en el dispositivo, si hay algo.',
    leftOut:
      'Quedan fuera la contraseña, los códigos, las claves de los avisos y la dirección privada del calendario. También los borradores sin guardar.',
    care: 'Guarda este archivo en un lugar seguro. Quien lo abra puede leerlo todo.',
  },
  tables: {
    consents: 'Permisos',
    preferences: 'Preferencias',
    push_subscriptions: 'Dispositivos que reciben avisos',
    premium_periods: 'Períodos Premium',
  },
} satisfies Translated<typeof yourData>;
