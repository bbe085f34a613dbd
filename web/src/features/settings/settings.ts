import { Palette } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** The premium page of settings. The settings panel at the top of the sidebar is free. */
export const settings = definePage({
  id: 'settings',
  group: 'you',
  icon: Palette,
  access: 'premium',
  words: ['choices', 'page-menu', 'sorting'],
});
