import type { Translated } from '#core/messages/translated.ts';
import type weekSheet from './pt.ts';

export default {
  title: 'Tu semana',
  before: 'Semana anterior',
  after: 'Semana siguiente',
  sleep: 'Sueño, en horas',
  hours: '{hours}h{minutes}',
  water: 'Agua, en litros',
  doses: 'Dosis tomadas',
  blank: 'en blanco',
  faces: 'Caras de esta semana',
  mostMood: 'El ánimo que apareció en más días fue «{mood}».',
  severalMoods: 'Ningún ánimo destacó en estos días.',
  meanSleep: 'Dormiste {hours} de media.',
  noted: 'Aquí está lo que anotaste estos días.',
  nothing: 'Estos siete días están en blanco, y está bien.',
} satisfies Translated<typeof weekSheet>;
