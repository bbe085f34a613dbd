import type { Translated } from '#core/messages/translated.ts';
import type thoughtPins from './pt.ts';

export default {
  title: 'Fijados',
  pin: 'Fijar',
  unpin: 'Dejar de fijar',
  pinned: 'Pensamiento fijado',
  pinnedHere: 'Pensamiento fijado en este dispositivo',
  unpinned: 'El pensamiento ya no está fijado',
  unpinnedHere: 'El pensamiento ya no está fijado en este dispositivo',
  full: 'Ya hay {most} pensamientos fijados. Deja de fijar uno para fijar este.',
  openDay: 'Abrir {date}',
} satisfies Translated<typeof thoughtPins>;
