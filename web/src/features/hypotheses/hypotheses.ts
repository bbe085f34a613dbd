import { FlaskConical } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/**
 * The page on which a person puts an idea to the test. The page reads all journals, so its code is in `overview/hypotheses`.
 */
export const hypotheses = definePage({
  id: 'hypotheses',
  group: 'you',
  icon: FlaskConical,
  access: 'premium',
  tables: ['hypotheses', 'hypothesis_days'],
});
