import { Smile } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** Mood: which of twelve, and how strong. */
export const mood = definePage({
  id: 'mood',
  icon: Smile,
  access: 'premium',
  tables: ['mood_entries'],
});
