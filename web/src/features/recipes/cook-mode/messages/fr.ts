import type { Translated } from '#core/messages/translated.ts';
import type cookMode from './pt.ts';

export default {
  leave: 'Quitter le pas à pas',
  awake: 'L’écran reste allumé pendant que vous cuisinez.',
  unavailable: 'Ce navigateur ne peut pas garder l’écran allumé.',
  stepOf: 'Étape {step} sur {steps}',
  step: 'Étape {step}',
  done: 'Étape faite',
  next: 'Étape suivante',
  back: 'Étape précédente',
  finish: 'Terminer la recette',
  finished: 'Toutes les étapes sont faites',
  enjoy: 'C’est prêt. Bon appétit.',
  end: 'Revenir à la recette',
  keys: 'Au clavier, les flèches gauche et droite changent d’étape.',
  showIngredients: 'Voir les ingrédients',
} satisfies Translated<typeof cookMode>;
