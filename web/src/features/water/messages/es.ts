import type { Translated } from '#core/messages/translated.ts';
import type water from './pt.ts';

export default {
  title: 'Agua',
  glass: 'Bebí un vaso',
  glassOf: 'un vaso = {amount}',
  soFar: '{amount} en este día',
  goal: 'Tu meta: {goal}',
  goalReached: 'Llegaste a tu meta de {goal}.',
  picture: 'Vaso: {amount} de una meta de {goal}',
  pictureNone: 'Vaso: sin registro este día, meta de {goal}',
  otherAmount: 'Otra cantidad',
  amount_ml: 'Cantidad',
  notes: 'Notas',
  otherGlasses: 'Tus otros vasos',
  drink: 'Bebí {amount}',
  settings: 'Meta y vaso',
  goal_ml: 'Meta del día',
  goalHint: 'La meta es tuya. Puede cambiar cuando quieras.',
  glass_ml: 'Tamaño del vaso',
  saveSettings: 'Guardar meta y vaso',
  settingsSaved: 'Meta y vaso guardados',
  settingsSavedHere: 'Meta y vaso guardados en este dispositivo',
  settingsFailed: 'La meta y el vaso no se guardaron',
  day: 'Día',
  summary:
    '{days, plural, one {Hay registro en # día} other {Hay registros en # días}}. La media de esos días es {average}.',
} satisfies Translated<typeof water>;
