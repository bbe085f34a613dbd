import type { Answers, TextsOfLanguage } from './questionnaire-text.ts';

const intro = 'Au cours des 2 dernières semaines, selon quelle fréquence avez-vous été gêné(e) par les problèmes suivants ?';
const answers: Answers = ['Jamais', 'Plusieurs jours', 'Plus de la moitié du temps', 'Presque tous les jours'];

/** The sheets "French for France". Never change a word (docs/questionnaires.md). */
const texts: TextsOfLanguage = {
  phq9: {
    intro,
    answers,
    items: [
      'Peu d’intérêt ou de plaisir à faire les choses',
      'Être triste, déprimé(e) ou désespéré(e)',
      'Difficultés à s’endormir ou à rester endormi(e), ou dormir trop',
      'Se sentir fatigué(e) ou manquer d’énergie',
      'Avoir peu d’appétit ou manger trop',
      'Avoir une mauvaise opinion de soi-même, ou avoir le sentiment d’être nul(le), ou d’avoir déçu sa famille ou s’être déçu(e) soi-même',
      'Avoir du mal à se concentrer, par exemple, pour lire le journal ou regarder la télévision',
      'Bouger ou parler si lentement que les autres auraient pu le remarquer. Ou au contraire, être si agité(e) que vous avez eu du mal à tenir en place par rapport à d’habitude',
      'Penser qu’il vaudrait mieux mourir ou envisager de vous faire du mal d’une manière ou d’une autre',
    ],
    difficulty: {
      question:
        'Si vous avez coché au moins un des problèmes évoqués, à quel point ce(s) problème(s) a-t-il (ont-ils) rendu votre travail, vos tâches à la maison ou votre capacité à vous entendre avec les autres difficile(s) ?',
      answers: ['Pas du tout difficile(s)', 'Assez difficile(s)', 'Très difficile(s)', 'Extrêmement difficile(s)'],
    },
  },
  gad7: {
    intro,
    answers,
    items: [
      'Un sentiment de nervosité, d’anxiété ou de tension',
      'Une incapacité à arrêter de s’inquiéter ou à contrôler ses inquiétudes',
      'Une inquiétude excessive à propos de différentes choses',
      'Des difficultés à se détendre',
      'Une agitation telle qu’il est difficile à tenir en place',
      'Une tendance à être facilement contrarié(e) ou irritable',
      'Un sentiment de peur comme si quelque chose de terrible risquait de se produire',
    ],
  },
};

export default texts;
