import type { Translated } from '#core/messages/translated.ts';
import type fhir from './pt.ts';

export default {
  title: 'Résumé de santé',
  authored: 'La personne a écrit elle-même ces informations dans COGN. Aucun professionnel de santé ne les a vérifiées.',
  problems: 'Diagnostics',
  allergies: 'Allergies',
  medicines: 'Médicaments',
  weight: 'Poids',
  sleep: 'Heures de sommeil',
  story: 'Ce qui compte pour moi',
  notAsked: 'La personne n’a rien écrit à ce sujet. Cela ne veut pas dire qu’il n’y a rien.',
  withheld: 'La personne a choisi de ne pas inclure cette partie.',
  active: 'en cours',
  intended: 'prévu',
  paused: 'en pause',
  ended: 'terminé',
  intensity: 'Intensité, de 1 à 5',
  incomplete: 'incomplet, sans somme',
} satisfies Translated<typeof fhir>;
