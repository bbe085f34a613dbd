import { ClipboardList } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** Questionnaires: the PHQ-9 and the GAD-7, word for word, with the person's own sums over time. */
export const questionnaires = definePage({
  id: 'questionnaires',
  group: 'you',
  icon: ClipboardList,
  access: 'free',
  tables: ['questionnaire_responses', 'questionnaire_settings'],
});
