import type { Translated } from '#core/messages/translated.ts';
import type fhir from './pt.ts';

export default {
  title: 'Riepilogo di salute',
  authored: 'La persona ha scritto queste informazioni in COGN. Nessun professionista sanitario le ha controllate.',
  problems: 'Diagnosi',
  allergies: 'Allergie',
  medicines: 'Medicinali',
  weight: 'Peso',
  sleep: 'Ore di sonno',
  story: 'Che cosa conta per me',
  notAsked: 'La persona non ha scritto nulla su questo. Non vuol dire che non ci sia nulla.',
  withheld: 'La persona ha scelto di non includere questa parte.',
  active: 'in uso',
  intended: 'previsto',
  paused: 'in pausa',
  ended: 'terminato',
  intensity: 'Intensità, da 1 a 5',
  incomplete: 'incompleto, senza somma',
} satisfies Translated<typeof fhir>;
