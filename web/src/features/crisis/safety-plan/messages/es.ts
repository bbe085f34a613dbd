import type { Translated } from '#core/messages/translated.ts';
import type safetyPlan from './pt.ts';

export default {
  heading: 'Mi plan de seguridad',
  intro: 'Seis pasos, con tus palabras. Puedes omitir cualquiera. Hacerlo con un profesional ayuda.',
  empty: 'El plan aún está en blanco.',
  write: 'Escribir mi plan',
  change: 'Editar mi plan',
  numbered: '{number}. {step}',
  warning_signs: 'Mis señales de aviso',
  warning_signsHint: 'Lo que pienso, siento o hago cuando empieza.',
  own_ways: 'Lo que puedo hacer por mi cuenta',
  own_waysHint: 'Respirar, música, agua, un lugar tranquilo.',
  people_and_places: 'Personas y lugares que distraen',
  people_and_placesHint: 'Con quién o dónde me siento mejor, sin tener que explicar.',
  people_to_ask: 'Personas a quienes puedo pedir ayuda',
  people_to_askHint: 'Nombre y teléfono.',
  professionals: 'Profesionales y líneas de ayuda',
  professionalsHint: 'Quien me atiende, y números que responden a cualquier hora.',
  safer_place: 'Hacer mi lugar más seguro',
  safer_placeHint: 'Lo que acuerdo con alguien para que mi espacio sea seguro.',
  save: 'Guardar plan',
  saved: 'Plan guardado',
  savedHere: 'Plan guardado en este dispositivo',
  failed: 'El plan no se guardó',
  print: 'Imprimir plan',
} satisfies Translated<typeof safetyPlan>;
