import type { Translated } from '#core/messages/translated.ts';
import type app from './pt.ts';

export default {
  subtitle: 'Tu diario tranquilo de cada día',
  skip: 'Ir al contenido',
  opening: 'Abriendo la página',
  language: 'Idioma',
  languageFailed: 'No se pudo cambiar el idioma ahora. Inténtalo de nuevo con conexión.',

  menu: 'Menú',
  pages: 'Páginas',
  premiumPage: 'Premium',
  lockedPage: 'Premium, con candado',
  settings: 'Ajustes',
  logOut: 'Cerrar sesión',

  settingsTitle: 'Ajustes',
  settingsText: 'Tus elecciones valen al momento.',
  close: 'Cerrar',
  theme: 'Tema',
  themes: { light: 'Claro', dark: 'Oscuro', pastel: 'Pastel', sereneBlue: 'Azul sereno' },
  motion: 'Movimiento en pantalla',
  motions: { system: 'Como en el dispositivo', reduced: 'Sin movimiento', full: 'Con movimiento' },

  notices: 'Avisos',
  noticesRegion: 'Avisos (F8 los abre todos)',
  noNotices: 'Ningún aviso por ahora.',
  closeNotices: 'Cerrar avisos',
  dismiss: 'Descartar',
  privacyPolicy: 'Política de Privacidad',

  welcomeBack: 'Qué bueno tenerte de vuelta',
  welcomeBackText: 'Entraste en tu cuenta.',
  loggedOut: 'Cerraste la sesión',
  loggedOutText: 'Vuelve cuando quieras.',
  sessionEnded: 'Tu sesión terminó',
  sessionEndedText: 'Entra de nuevo para continuar. Lo que escribiste está guardado en este dispositivo.',
  logOutFailed: 'No se pudo cerrar la sesión',
  logOutFailedText: 'El servidor no respondió. Puedes salir solo en este dispositivo.',
  logOutHere: 'Salir en este dispositivo',

  saving: {
    saved: 'Todo guardado',
    onDevice:
      '{count, plural, one {1 registro guardado en este dispositivo} other {# registros guardados en este dispositivo}}',
    offline: 'Sin conexión. Lo que escribes queda en este dispositivo.',
    broken: 'Este navegador no deja guardar nada en este dispositivo.',
    refused: '{count, plural, one {1 registro no se guardó} other {# registros no se guardaron}}',
    title: 'Registros que no se guardaron',
    text: 'Siguen en este dispositivo. Tú eliges qué hacer con cada uno.',
    none: 'No hay registros en esta situación.',
    reason: 'Motivo: {reason}',
    from: 'Del {time}',
    retry: 'Intentar de nuevo',
    copy: 'Copiar texto',
    copied: 'Texto copiado',
    copyFailed: 'No se pudo copiar. Puedes seleccionar el texto.',
    discard: 'Descartar',
    discardTitle: '¿Descartar este registro?',
    discardText: 'Sale de este dispositivo y no puede volver.',
    discardConfirm: 'Descartar registro',
    keep: 'Conservar registro',
  },

  renewal: {
    text: 'Tu Premium dura hasta el {date}.',
    renew: 'Renovar Premium',
    close: 'Cerrar este aviso',
  },
} satisfies Translated<typeof app>;
