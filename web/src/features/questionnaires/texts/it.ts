import type { TextsOfLanguage } from './questionnaire-text.ts';

/** The Italian GAD-7. No verified Italian text of the PHQ-9 is known. Never change a word (docs/questionnaires.md). */
const texts: TextsOfLanguage = {
  gad7: {
    intro: 'Nelle ultime 2 settimane, con quale frequenza ti hanno dato fastidio i seguenti problemi?',
    answers: ['Mai', 'Alcuni giorni', 'Più della metà dei giorni', 'Quasi ogni giorno'],
    items: [
      'Sentirsi nervoso/a, ansioso/a o teso/a',
      'Non riuscire a smettere di preoccuparsi o a tenere sotto controllo le preoccupazioni',
      'Preoccuparsi troppo per varie cose',
      'Avere difficoltà a rilassarsi',
      'Essere talmente irrequieto/a da far fatica a stare seduto/a fermo/a',
      'Infastidirsi o irritarsi facilmente',
      'Avere paura che possa succedere qualcosa di terribile',
    ],
  },
};

export default texts;
