import { Palette } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** The whole menu to one's liking: theme, pages, their order, and the colour of each icon. The panel in the header is free for everyone. */
export const settings = definePage({
  id: 'settings',
  icon: Palette,
  access: 'premium',
  words: ['choices', 'page-menu', 'sorting'],
});
