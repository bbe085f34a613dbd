import type { Translated } from '#core/messages/translated.ts';
import type settingsPanel from './pt.ts';

export default {
  title: 'Ajustes',
  text: 'Tus cambios se aplican al momento.',
  close: 'Cerrar',
  back: 'Volver',
  groups: {
    look: 'Apariencia',
    comfort: 'Comodidad',
    notices: 'Mensajes y sonidos',
    pages: 'Páginas del menú',
    account: 'Cuenta y privacidad',
  },
  within: {
    look: 'Tema, contraste e idioma',
    comfort: 'Texto, movimiento y modo sencillo',
    notices: 'Cuánto tiempo se quedan, sonido y vibración',
    pages: 'Qué aparece y en qué orden',
    account: 'Tus datos, contraseña y dispositivos',
  },

  contrast: 'Contraste',
  contrasts: { system: 'Como en el dispositivo', more: 'Más contraste' },

  sample: 'Un texto de ejemplo, para ver cómo queda.',
  textSize: 'Tamaño del texto',
  textSizes: { standard: 'Estándar', large: 'Grande', larger: 'Más grande', largest: 'El más grande' },
  readingFont: 'Letra para leer',
  systemFont: 'La del dispositivo',
  fontOfLatin: 'En japonés y chino se mantiene la letra del dispositivo.',
  motion: 'Movimiento en pantalla',
  motions: { system: 'Como en el dispositivo', reduced: 'Sin movimiento', full: 'Con movimiento' },
  simpleMode: 'Modo sencillo',
  simpleModeText: 'Menos cosas a la vez: hasta cinco opciones en cada paso.',

  duration: 'Tiempo de los mensajes en pantalla',
  seconds: '{count, plural, one {# segundo} other {# segundos}}',
  durationHint: 'Los errores y mensajes con botón se quedan hasta que respondas.',
  sound: 'Sonido suave',
  soundText: 'Un tono corto, a bajo volumen, cuando algo se guarda.',
  trySound: 'Oír el sonido',
  noSound: 'Este navegador no admite sonido.',
  vibration: 'Vibración',
  vibrationText: 'Un toque leve cuando algo se guarda, en dispositivos que vibran.',
  tryVibration: 'Sentir la vibración',
  noVibration: 'Este navegador no admite vibración.',
  earlier: 'Ver mensajes anteriores',

  on: 'sí',
  off: 'no',
} satisfies Translated<typeof settingsPanel>;
