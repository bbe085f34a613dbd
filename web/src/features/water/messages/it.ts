import type { Translated } from '#core/messages/translated.ts';
import type water from './pt.ts';

export default {
  title: 'Acqua',
  glass: 'Ho bevuto un bicchiere',
  glassOf: 'un bicchiere = {amount}',
  soFar: '{amount} in questo giorno',
  goal: 'Il tuo obiettivo: {goal}',
  goalReached: 'Hai raggiunto il tuo obiettivo di {goal}.',
  picture: 'Bicchiere: {amount} su un obiettivo di {goal}',
  pictureNone: 'Bicchiere: niente annotato in questo giorno, obiettivo di {goal}',
  otherAmount: 'Altra quantità',
  amount_ml: 'Quantità',
  notes: 'Note',
  otherGlasses: 'I tuoi altri bicchieri',
  drink: 'Ho bevuto {amount}',
  settings: 'Obiettivo e bicchiere',
  goal_ml: 'Obiettivo del giorno',
  goalHint: 'L’obiettivo è tuo. Può cambiare quando vuoi.',
  glass_ml: 'Misura del bicchiere',
  saveSettings: 'Salva obiettivo e bicchiere',
  settingsSaved: 'Obiettivo e bicchiere salvati',
  settingsSavedHere: 'Obiettivo e bicchiere salvati su questo dispositivo',
  settingsFailed: 'Obiettivo e bicchiere non sono stati salvati',
  day: 'Giorno',
  summary:
    '{days, plural, one {C’è un’annotazione in # giorno} other {Ci sono annotazioni in # giorni}}. La media di questi giorni è {average}.',
} satisfies Translated<typeof water>;
