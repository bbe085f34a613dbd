import type { Translated } from '#core/messages/translated.ts';
import type thoughtPins from './pt.ts';

export default {
  title: 'Épinglées',
  pin: 'Épingler',
  unpin: 'Désépingler',
  pinned: 'Pensée épinglée',
  pinnedHere: 'Pensée épinglée sur cet appareil',
  unpinned: 'Pensée désépinglée',
  unpinnedHere: 'Pensée désépinglée sur cet appareil',
  full: 'Il y a déjà {most} pensées épinglées. Désépinglez-en une pour épingler celle-ci.',
  openDay: 'Ouvrir {date}',
} satisfies Translated<typeof thoughtPins>;
