import { MessageSquareQuote } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** Communication: short messages that are copied, spoken or shown instead of speaking. */
export const communication = definePage({
  id: 'communication',
  group: 'talk',
  icon: MessageSquareQuote,
  access: 'free',
  tables: ['quick_messages'],
});
