import type { Translated } from '#core/messages/translated.ts';
import type asNeeded from './pt.ts';

export default {
  takeNow: 'Je l’ai pris maintenant',
  takeThisDay: 'Je l’ai pris ce jour-là',
  notLately: 'Aucune note ces 7 derniers jours',
  lastDay: 'Dernière fois : {day}',
  lastTime: 'Dernière fois : {day}, {time} ({ago})',
  soon: 'L’intervalle que vous avez noté ({hours}) dure jusqu’à {time}.',
  most: 'Déjà {count, plural, one {# dose} other {# doses}} ce jour-là. Vous avez noté {most} au maximum.',
  askDoctor: 'En cas de doute, demandez à la personne qui l’a prescrit.',
} satisfies Translated<typeof asNeeded>;
