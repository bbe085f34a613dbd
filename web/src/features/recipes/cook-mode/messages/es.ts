import type { Translated } from '#core/messages/translated.ts';
import type cookMode from './pt.ts';

export default {
  leave: 'Salir del paso a paso',
  awake: 'La pantalla queda encendida mientras cocinas.',
  unavailable: 'Este navegador no puede mantener la pantalla encendida.',
  stepOf: 'Paso {step} de {steps}',
  step: 'Paso {step}',
  done: 'Paso hecho',
  next: 'Siguiente paso',
  back: 'Paso anterior',
  finish: 'Terminar la receta',
  finished: 'Todos los pasos hechos',
  enjoy: 'Listo. Buen provecho.',
  end: 'Volver a la receta',
  keys: 'Con el teclado, las flechas laterales cambian de paso.',
  showIngredients: 'Ver los ingredientes',
} satisfies Translated<typeof cookMode>;
