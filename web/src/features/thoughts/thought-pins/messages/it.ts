import type { Translated } from '#core/messages/translated.ts';
import type thoughtPins from './pt.ts';

export default {
  title: 'Fissati in alto',
  pin: 'Fissa in alto',
  unpin: 'Togli dall’alto',
  pinned: 'Pensiero fissato in alto',
  pinnedHere: 'Pensiero fissato in alto su questo dispositivo',
  unpinned: 'Pensiero tolto dall’alto',
  unpinnedHere: 'Pensiero tolto dall’alto su questo dispositivo',
  full: 'Ci sono già {most} pensieri fissati in alto. Togline uno per fissare questo.',
  openDay: 'Apri {date}',
} satisfies Translated<typeof thoughtPins>;
