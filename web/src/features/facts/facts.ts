import { Lightbulb } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** The page for facts of the day. */
export const facts = definePage({
  id: 'facts',
  group: 'keep',
  icon: Lightbulb,
  access: 'premium',
  tables: ['facts_entries'],
});
