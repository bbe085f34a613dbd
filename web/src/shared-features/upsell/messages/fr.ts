import type { Translated } from '#core/messages/translated.ts';
import type upsell from './pt.ts';

export default {
  locked: 'Cette fonction est réservée aux utilisateurs Premium. Passez à Premium pour la débloquer.',
  back: 'Retour',
  close: 'Fermer',
  headline: 'Plus d’espace pour vous connaître',
  tagline: 'À votre rythme, avec toutes les pages du journal.',
  featuresTitle: 'Ce qui est compris',
  features: {
    pet: { name: 'Compagnon virtuel', text: 'Une présence qui grandit avec vos notes et votre repos.' },
    daily: { name: 'Entrée du jour', text: 'Vos sept sens et l’ambiance de la journée.' },
    mood: { name: 'Humeur', text: 'Douze humeurs, avec intensité et remarques.' },
    sleep: { name: 'Sommeil', text: 'Heures, qualité et réveil.' },
    executive: { name: 'Fonctions exécutives', text: 'Attention, impulsions et hyperfocus en mots simples.' },
    social: { name: 'Batterie sociale', text: 'Ce qui consomme votre énergie et ce qui la recharge.' },
    camouflage: { name: 'Camouflage social', text: 'Vos moments de camouflage, et ce que vous avez ressenti.' },
    analysis: { name: 'Analyse de surcharge', text: 'Déclencheurs, signes et ce qui a aidé.' },
    facts: { name: 'Faits du jour', text: 'Réussites, découvertes et moments à garder.' },
    crisis: { name: 'Bouton de crise', text: 'Prévient les personnes de confiance que vous avez choisies.' },
    statistics: { name: 'Statistiques', text: 'Vos notes en images, avec une phrase qui explique.' },
    export: { name: 'Export des données', text: 'Un rapport pour les personnes qui vous soignent.' },
  },
  perksTitle: 'Et aussi',
  perks: {
    cloud: { name: 'Compte en ligne avec mot de passe', text: 'Les pages Premium sont aussi gardées dans votre compte.' },
    calendar: { name: 'Calendrier rétroactif', text: 'Ajoutez et modifiez des rendez-vous à des dates passées.' },
    menu: { name: 'Un menu à votre façon', text: 'Choisissez les couleurs des icônes de chaque page.' },
  },
  become: 'Passer à Premium',
  note: 'La page des formules va s’ouvrir. Rien n’est facturé ici.',
} satisfies Translated<typeof upsell>;
