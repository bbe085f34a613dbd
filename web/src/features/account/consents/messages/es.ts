import type { Translated } from '#core/messages/translated.ts';
import type consents from './pt.ts';

export default {
  given: 'Permiso guardado',
  withdrawn: 'Permiso retirado',
  failed: 'La elección no se guardó',
  policy: 'Leer la Política de Privacidad',
  policyAgreed: 'Aceptaste la política el {date}.',
  policyOlder: 'Aceptaste la política el {date}. Después vino un complemento, que puedes leer.',
  grantedSince: 'Das tu permiso desde el {date}.',
  withdrawnSince: 'Sin permiso desde el {date}.',
  unasked: 'Sin permiso por ahora.',
  withdraw: 'Retirar permiso',
  give: 'Dar permiso',
  about: '{verb}: {name}',
  health: {
    name: 'Datos de salud',
    text: 'Guardar lo que anotas sobre el cuerpo y la mente, como ánimo, sueño y peso.',
    after: 'Sin permiso, no se guarda nada nuevo. Aún puedes leer, copiar y borrar.',
  },
  spirituality: {
    name: 'Espiritualidad',
    text: 'Guardar las prácticas y creencias que anotas en la página de espiritualidad.',
    after: 'Sin permiso, no se guarda nada nuevo. Lo que ya anotaste sigue siendo tuyo.',
  },
  crisis_messages: {
    name: 'Mensajes de crisis',
    text: 'Avisar a los contactos que elijas, solo cuando uses el botón de crisis.',
    after: 'Sin permiso, no se avisa a ningún contacto.',
  },
} satisfies Translated<typeof consents>;
