import { Siren } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** The crisis page: the alert to emergency contacts and its result, a safety plan, and help lines. */
export const crisis = definePage({
  id: 'crisis',
  group: 'talk',
  icon: Siren,
  access: 'premium',
  isHelp: true,
  tables: ['crisis_events', 'crisis_deliveries', 'crisis_settings', 'safety_plans'],
  words: ['deliveries', 'help-now', 'share-phone'],
});
