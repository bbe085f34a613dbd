/** Texts of cook mode. */
const cookMode = {
  leave: 'Sair do passo a passo',
  awake: 'A tela fica acesa enquanto você cozinha.',
  unavailable: 'Este navegador não consegue manter a tela acesa.',
  stepOf: 'Passo {step} de {steps}',
  step: 'Passo {step}',
  done: 'Passo feito',
  next: 'Próximo passo',
  back: 'Passo anterior',
  finish: 'Terminar a receita',
  finished: 'Todos os passos feitos',
  enjoy: 'Pronto. Bom apetite.',
  end: 'Voltar à receita',
  keys: 'No teclado, as setas para os lados mudam de passo.',
  showIngredients: 'Ver os ingredientes',
} as const;

export default cookMode;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'cook-mode': typeof cookMode;
  }
}
