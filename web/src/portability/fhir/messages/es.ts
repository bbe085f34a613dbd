import type { Translated } from '#core/messages/translated.ts';
import type fhir from './pt.ts';

export default {
  title: 'Resumen de salud',
  authored: 'La propia persona escribió esta información en COGN. Ningún profesional de la salud la revisó.',
  problems: 'Diagnósticos',
  allergies: 'Alergias',
  medicines: 'Medicamentos',
  weight: 'Peso',
  sleep: 'Horas de sueño',
  story: 'Lo que me importa',
  notAsked: 'La persona no escribió nada sobre esto. No significa que no exista.',
  withheld: 'La persona decidió no incluir esta parte.',
  active: 'en uso',
  intended: 'previsto',
  paused: 'en pausa',
  ended: 'terminado',
  intensity: 'Intensidad, de 1 a 5',
  incomplete: 'incompleto, sin suma',
} satisfies Translated<typeof fhir>;
