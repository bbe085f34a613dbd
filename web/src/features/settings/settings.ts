import { Palette } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** The settings page: theme, pages, their order, and icon colours. The panel at the head of the sidebar is free for everyone. */
export const settings = definePage({
  id: 'settings',
  group: 'you',
  icon: Palette,
  access: 'premium',
  words: ['choices', 'page-menu', 'sorting'],
});
