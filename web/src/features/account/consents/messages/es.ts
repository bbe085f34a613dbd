import type { Translated } from '#core/messages/translated.ts';
import type consents from './pt.ts';

export default {
  given: 'Acuerdo guardado',
  withdrawn: 'Acuerdo retirado',
  failed: 'La elección no se guardó',
  policy: 'Leer la Política de Privacidad',
  grantedSince: 'Estás de acuerdo desde el {date}.',
  withdrawnSince: 'Sin acuerdo desde el {date}.',
  unasked: 'Aún no has dado tu acuerdo.',
  withdraw: 'Retirar acuerdo',
  give: 'Dar acuerdo',
  about: ': {name}',
  health: {
    name: 'Datos de salud',
    text: 'Guardar lo que anotas sobre el cuerpo y la mente, como ánimo, sueño y peso.',
    after: 'Sin acuerdo, no se guarda nada nuevo. Leer, llevarte una copia y borrar siguen siendo posibles.',
  },
  spirituality: {
    name: 'Espiritualidad',
    text: 'Guardar las prácticas y creencias que anotas en la página de espiritualidad.',
    after: 'Sin acuerdo, no se guarda nada nuevo. Lo que ya anotaste sigue siendo tuyo.',
  },
  crisis_messages: {
    name: 'Mensajes de crisis',
    text: 'Avisar a los contactos que elijas, solo cuando uses el botón de crisis.',
    after: 'Sin acuerdo, no se avisa a ningún contacto.',
  },
} satisfies Translated<typeof consents>;
