import type { Translated } from './translated.ts';
import type core from './pt.ts';

export default {
  actions: {
    edit: 'Editar',
    remove: 'Eliminar',
    undo: 'Deshacer',
    cancel: 'Cancelar',
    retry: 'Intentar de nuevo',
    retryAt: 'La aplicación lo intenta de nuevo a las {time}.',
  },
  part: {
    opening: 'Abriendo',
    failedTitle: 'Esta parte no se abrió',
    failedText: 'Inténtalo de nuevo en un momento. Sin conexión, se abrirá cuando la conexión vuelva.',
  },
  saving: {
    saved: 'Guardado',
    'on-device': 'Guardado en este dispositivo',
    refused: 'No se guardó',
    bothVersions: 'Ver las dos versiones',
  },
  notKept: {
    full: 'No se guardó: este dispositivo no tiene espacio. Tu texto sigue aquí.',
    noStorage: 'No se guardó: este navegador no puede guardar datos ahora. Tu texto sigue aquí.',
    signedOut: 'No se guardó: tu sesión terminó. Entra de nuevo; tu texto sigue aquí.',
  },
  refused: {
    notAllowed: 'Tu cuenta no permite guardar esto ahora. El registro sigue en este dispositivo.',
    noConsent: 'Falta tu permiso, en «Privacidad y datos». El registro sigue en este dispositivo.',
    retroactive: 'Las citas en días pasados forman parte de Premium. Esta sigue en este dispositivo.',
    notYet: 'Este día aún no llega.',
    gone: 'Este registro ya no existe. Se eliminó en otro lugar.',
    conflict: 'Este registro también cambió en otro lugar. Las dos versiones están guardadas y tú eliges cuál se queda.',
    invalid: 'Uno de los valores no se aceptó. Edita el registro para ajustarlo.',
    duplicate: 'Ya existe un registro igual.',
    tooLarge: 'El texto es demasiado largo. Edita el registro para acortarlo.',
    full: 'Tu cuenta ya guarda el máximo de registros. Este sigue en este dispositivo.',
    other: 'El servidor no aceptó este registro.',
  },
  errors: {
    loadingProfile: 'Error al cargar el perfil.',
    savingProfile: 'Error al guardar el perfil.',
    loadingEntries: 'Error al cargar los registros.',
    savingEntry: 'Error al guardar el registro.',
    removingEntry: 'Error al eliminar el registro.',
  },
  fields: {
    required: 'Completa este campo.',
    notANumber: 'Escribe un número.',
    tooLow: 'Escribe un número a partir de {min}.',
    tooHigh: 'Escribe un número hasta {max}.',
    tooLong: 'El texto es demasiado largo. Caben hasta {max} caracteres.',
  },
} satisfies Translated<typeof core>;
