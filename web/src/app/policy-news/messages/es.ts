import type { Translated } from '#core/messages/translated.ts';
import type policyNews from './pt.ts';

export default {
  title: 'La Política de Privacidad tiene un complemento',
  text: 'Dice lo que guardamos hoy. Lo que escribiste queda como está. Puedes leerlo cuando quieras.',
  read: 'Leer el complemento',
} satisfies Translated<typeof policyNews>;
