/** The words of what a person lets be kept. */
const consents = {
  given: 'Acordo guardado',
  withdrawn: 'Acordo retirado',
  failed: 'A escolha não foi guardada',
  policy: 'Ler a Política de Privacidade',
  grantedSince: 'Você concorda desde {date}.',
  withdrawnSince: 'Sem acordo desde {date}.',
  unasked: 'Você ainda não concordou.',
  withdraw: 'Retirar acordo',
  give: 'Concordar',
  about: ': {name}',
  health: {
    name: 'Dados de saúde',
    text: 'Guardar o que você anota sobre o corpo e a mente, como humor, sono e peso.',
    after: 'Sem acordo, nada novo é guardado. Ler, levar uma cópia e apagar continuam possíveis.',
  },
  spirituality: {
    name: 'Espiritualidade',
    text: 'Guardar as práticas e crenças que você anota na página de espiritualidade.',
    after: 'Sem acordo, nada novo é guardado. O que você já anotou continua seu.',
  },
  crisis_messages: {
    name: 'Mensagens de crise',
    text: 'Avisar os contatos que você escolher, só quando você usar o botão de crise.',
    after: 'Sem acordo, nenhum contato é avisado.',
  },
} as const;

export default consents;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    consents: typeof consents;
  }
}
