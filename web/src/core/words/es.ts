import type { Translated } from '#core/messages/translated.ts';
import type core from './pt.ts';

export default {
  actions: {
    add: 'Añadir',
    edit: 'Editar',
    remove: 'Quitar',
    undo: 'Deshacer',
    cancel: 'Cancelar',
    save: 'Guardar',
    close: 'Cerrar',
    retry: 'Intentar de nuevo',
    copy: 'Copiar',
    discard: 'Descartar',
  },
  saving: {
    saved: 'Guardado',
    'on-device': 'Guardado en este dispositivo',
    refused: 'No se ha guardado',
  },
  notKept: {
    full: 'No se ha guardado: este dispositivo no tiene espacio. Tu texto sigue aquí.',
    noStorage: 'No se ha guardado: este navegador no permite conservar datos. Tu texto sigue aquí.',
    signedOut: 'No se ha guardado: tu sesión ha terminado. Entra de nuevo; tu texto sigue aquí.',
  },
  refused: {
    notAllowed: 'Tu cuenta no permite guardar esto ahora. El registro sigue en este dispositivo.',
    gone: 'Este registro ya no existe. Se quitó en otro lugar.',
    invalid: 'Uno de los valores no fue aceptado. Edita el registro para ajustarlo.',
    duplicate: 'Ya existe un registro igual.',
    tooLarge: 'El texto es demasiado grande. Edita el registro para acortarlo.',
    other: 'El servidor no aceptó este registro.',
  },
  errors: {
    loadingProfile: 'Error al cargar el perfil.',
    savingProfile: 'Error al guardar el perfil.',
    loadingEntries: 'Error al cargar los registros.',
    savingEntry: 'Error al guardar el registro.',
    removingEntry: 'Error al quitar el registro.',
    loggingOut: 'No se ha podido cerrar la sesión.',
    unknown: 'Algo ha salido mal.',
  },
  fields: {
    required: 'Rellena este campo.',
    notANumber: 'Escribe un número.',
    tooLow: 'Escribe un número a partir de {min}.',
    tooHigh: 'Escribe un número hasta {max}.',
    tooLong: 'El texto es demasiado largo. Caben hasta {max} caracteres.',
    notADate: 'Escribe una fecha que exista.',
  },
} satisfies Translated<typeof core>;
