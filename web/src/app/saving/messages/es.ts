import type { Translated } from '#core/messages/translated.ts';
import type saving from './pt.ts';

export default {
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
  discardText: 'Se borra de este dispositivo y no se puede recuperar.',
  mine: 'Tu versión',
  theirs: 'La otra versión',
  keepMine: 'Quedarme con la mía',
  keepTheirs: 'Quedarme con la otra',
  decideLater: 'Decidir después',
  discardMineTitle: '¿Quedarte con la otra versión?',
  discardMineText: 'Tu versión sale de este dispositivo y no puede volver. Antes puedes copiar su texto.',
  discardConfirm: 'Descartar registro',
  keep: 'Conservar registro',
  photos: 'Fotos',
  photoTexts: 'Descripciones de las fotos',
} satisfies Translated<typeof saving>;
