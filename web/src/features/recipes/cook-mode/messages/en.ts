import type { Translated } from '#core/messages/translated.ts';
import type cookMode from './pt.ts';

export default {
  leave: 'Leave step by step',
  awake: 'The screen stays on while you cook.',
  unavailable: 'This browser cannot keep the screen on.',
  stepOf: 'Step {step} of {steps}',
  step: 'Step {step}',
  done: 'Step done',
  next: 'Next step',
  back: 'Previous step',
  finish: 'Finish the recipe',
  finished: 'All steps done',
  enjoy: 'Done. Enjoy your meal.',
  end: 'Go back to the recipe',
  keys: 'On a keyboard, the left and right arrows change the step.',
  showIngredients: 'Show the ingredients',
} satisfies Translated<typeof cookMode>;
