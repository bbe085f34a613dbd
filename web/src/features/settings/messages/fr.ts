import type { Translated } from '#core/messages/translated.ts';
import type settings from './pt.ts';

export default {
  title: 'Réglages des pages',
  intro: 'Composez votre menu : thème, couleurs, pages et ordre.',
  lockedTitle: 'Cette page fait partie de Premium',
  lockedText:
    'Avec Premium, vous choisissez la couleur de chaque icône. Thème, ordre et pages visibles sont pour tous, dans Réglages.',
  lockedOpen: 'Découvrir Premium',
  colours: 'Couleurs des icônes',
  menuLine: 'Ce qui apparaît, dans quel ordre, et vos raccourcis.',
  coloursLine:
    '{count, plural, =0 {Toutes à la couleur du thème.} one {# icône à sa propre couleur.} many {# icônes à leur propre couleur.} other {# icônes à leur propre couleur.}}',
  coloursText: 'Choisissez une page pour changer la couleur de son icône. Le nom reste à côté.',
  colour: 'Couleur de l’icône',
  themeColour: 'Couleur du thème',
  pink: 'Rose',
  green: 'Vert',
  lightBlue: 'Bleu clair',
  darkBlue: 'Bleu foncé',
  white: 'Blanc',
  gray: 'Gris',
  purple: 'Violet',
  yellow: 'Jaune',
  orange: 'Orange',
  chosen: '{page} : {colour}',
  reset: 'Revenir aux couleurs du thème',
  resetKept: 'Les icônes ont repris les couleurs du thème',
  undone: 'Vos couleurs sont revenues',
  close: 'Fermer',
} satisfies Translated<typeof settings>;
