import { Sparkle } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** Spirituality: practices of any or no tradition, and the verse of the day. */
export const spirituality = definePage({
  id: 'spirituality',
  group: 'keep',
  icon: Sparkle,
  access: 'free',
  tables: ['spirituality_entries', 'verse_settings', 'verse_likes'],
});
