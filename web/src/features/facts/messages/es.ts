import type { Translated } from '#core/messages/translated.ts';
import type facts from './pt.ts';

export default {
  title: 'Hechos del día',
  category: '¿Qué fue?',
  categoryRequired: 'Elige el tipo que mejor encaje.',
  achievement: 'logro',
  learning: 'aprendizaje',
  challenge: 'desafío',
  specialMoment: 'momento especial',
  observation: 'observación',
  reflection: 'reflexión',
  text: '¿Qué pasó?',
  textHint: 'Basta con una frase.',
  textRequired: 'Escribe unas palabras sobre el hecho.',
  onThisDay: 'En este día, en otros meses y años',
  show: 'Mostrar',
  all: 'Todos',
  byCategory: 'Registros por tipo',
  count: 'Registros',
  mostOften: '{count, plural, one {Hay # registro} other {Hay # registros}}. El tipo más anotado fue «{category}».',
  mostOftenMany: '{count, plural, one {Hay # registro} other {Hay # registros}}. Ningún tipo destacó.',
} satisfies Translated<typeof facts>;
