import { Lightbulb } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** The page facts, as the sidebar knows it. */
export const facts = definePage({
  id: 'facts',
  icon: Lightbulb,
  access: 'premium',
  tables: ['facts_entries'],
});
