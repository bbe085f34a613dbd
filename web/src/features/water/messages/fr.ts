import type { Translated } from '#core/messages/translated.ts';
import type water from './pt.ts';

export default {
  title: 'Eau',
  glass: 'J’ai bu un verre',
  glassOf: 'un verre = {amount}',
  soFar: '{amount} pour ce jour',
  goal: 'Votre objectif : {goal}',
  goalReached: 'Vous avez atteint votre objectif de {goal}.',
  picture: 'Verre : {amount} pour un objectif de {goal}',
  pictureNone: 'Verre : aucune note ce jour, objectif de {goal}',
  otherAmount: 'Autre quantité',
  amount_ml: 'Quantité',
  notes: 'Remarques',
  otherGlasses: 'Vos autres verres',
  drink: 'J’ai bu {amount}',
  settings: 'Objectif et verre',
  goal_ml: 'Objectif du jour',
  goalHint: 'L’objectif est le vôtre. Il peut changer quand vous voulez.',
  glass_ml: 'Taille du verre',
  saveSettings: 'Enregistrer objectif et verre',
  settingsSaved: 'Objectif et verre enregistrés',
  settingsSavedHere: 'Objectif et verre enregistrés sur cet appareil',
  settingsFailed: 'L’objectif et le verre n’ont pas été enregistrés',
  day: 'Jour',
  summary:
    '{days, plural, one {Il y a des notes pour # jour} other {Il y a des notes pour # jours}}. La moyenne de ces jours est de {average}.',
} satisfies Translated<typeof water>;
