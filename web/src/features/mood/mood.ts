import { Smile } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** Mood: one of twelve moods (`moods` in mood-entries.ts) with its intensity. */
export const mood = definePage({
  id: 'mood',
  group: 'feelings',
  icon: Smile,
  access: 'premium',
  tables: ['mood_entries'],
});
