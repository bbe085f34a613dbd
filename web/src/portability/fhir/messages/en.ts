import type { Translated } from '#core/messages/translated.ts';
import type fhir from './pt.ts';

export default {
  title: 'Health summary',
  authored: 'The person wrote this information in COGN. No health professional has checked it.',
  problems: 'Diagnoses',
  allergies: 'Allergies',
  medicines: 'Medicines',
  weight: 'Weight',
  sleep: 'Hours of sleep',
  story: 'What matters to me',
  notAsked: 'The person wrote nothing about this. That does not mean there is nothing.',
  withheld: 'The person chose not to include this part.',
  active: 'in use',
  intended: 'planned',
  paused: 'paused',
  ended: 'ended',
  intensity: 'Intensity, from 1 to 5',
  incomplete: 'incomplete, without a sum',
} satisfies Translated<typeof fhir>;
