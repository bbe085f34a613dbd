import type { Translated } from '#core/messages/translated.ts';
import type crisisHistory from './pt.ts';

export default {
  heading: 'Historial',
  empty: 'Ningún momento guardado.',
  dayAndTime: '{day}, {time}',
  addressedTo: 'Petición dirigida a: {names}.',
  noAlert: 'Sin petición de ayuda.',
  describe: 'Editar descripción',
  leaveDescription: 'Dejar como estaba',
  removeTitle: '¿Eliminar este momento?',
  removeText: 'Podrás deshacerlo justo después.',
  removeAlertText: 'Deshacer recupera el día y la descripción. El estado de los mensajes no vuelve.',
  removeForGood: 'Sin Premium no se podrá deshacer.',
  removeConfirm: 'Eliminar momento',
  removeCancel: 'Conservar momento',
  removed: 'Momento eliminado',
  broughtBack: 'Momento de vuelta',
  notBroughtBack: 'El momento no volvió',
} satisfies Translated<typeof crisisHistory>;
