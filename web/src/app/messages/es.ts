import type { Translated } from '#core/messages/translated.ts';
import type app from './pt.ts';

export default {
  subtitle: 'Tu diario tranquilo de cada día',
  skip: 'Ir al contenido',
  opening: 'Abriendo la página',
  language: 'Idioma',
  languageFailed: 'No se pudo cambiar el idioma ahora. Inténtalo de nuevo con conexión.',

  pages: 'Páginas',
  allPages: 'Todas las páginas',
  fewerPages: 'Menos páginas',
  findPage: 'Buscar página',
  noSuchPage: 'Ninguna página con ese nombre.',
  groups: {
    shortcuts: 'Mis accesos directos',
    day: 'Mi día',
    body: 'Cuerpo',
    feelings: 'Sentir',
    talk: 'Comunicación y ayuda',
    keep: 'Guardar',
    you: 'Tú',
  },
  premiumPage: 'Premium',
  lockedPage: 'Premium, con candado',
  settings: 'Ajustes',
  logOut: 'Cerrar sesión',

  places: 'Principal',
  today: 'Hoy',
  quick: 'Anotar',
  past: 'Mis días',

  close: 'Cerrar',

  notices: 'Mensajes de COGN',
  noticesRegion: 'Mensajes (F8 los abre todos)',
  noNotices: 'Ningún mensaje por ahora.',
  closeNotices: 'Cerrar mensajes',
  dismiss: 'Ocultar',
  privacyPolicy: 'Política de Privacidad',
  policyAgreed: 'Aceptación de la política guardada',

  welcomeBack: 'Nos alegra verte de nuevo',
  welcomeBackText: 'Entraste en tu cuenta.',
  loggedOut: 'Cerraste sesión',
  loggedOutText: 'Vuelve cuando quieras.',
  sessionEnded: 'Tu sesión terminó',
  sessionEndedText: 'Entra de nuevo para continuar. Lo que escribiste está guardado en este dispositivo.',
  logOutFailed: 'No se pudo cerrar la sesión',
  logOutFailedText: 'El servidor no respondió. Puedes cerrar sesión solo en este dispositivo.',
  logOutHere: 'Cerrar sesión solo aquí',

  saving: {
    saved: 'Todo guardado',
    onDevice: '{count, plural, one {1 en este dispositivo} other {# en este dispositivo}}',
    offline: 'Sin conexión. Lo que escribes se queda en este dispositivo.',
    broken: 'Este navegador no puede guardar nada en este dispositivo ahora.',
    refused: '{count, plural, one {1 registro no se guardó} other {# registros no se guardaron}}',
  },
} satisfies Translated<typeof app>;
