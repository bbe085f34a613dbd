/** Texts of the consents in the settings. */
const consents = {
  given: 'Permissão salva',
  withdrawn: 'Permissão retirada',
  failed: 'A escolha não foi salva',
  policy: 'Ler a Política de Privacidade',
  policyAgreed: 'Você concordou com a política em {date}.',
  policyOlder: 'Você concordou com a política em {date}. Depois veio um complemento, que você pode ler.',
  grantedSince: 'Você permite desde {date}.',
  withdrawnSince: 'Sem permissão desde {date}.',
  unasked: 'Sem permissão por enquanto.',
  withdraw: 'Retirar permissão',
  give: 'Permitir',
  about: '{verb}: {name}',
  health: {
    name: 'Dados de saúde',
    text: 'Guardar o que você anota sobre o corpo e a mente, como humor, sono e peso.',
    after: 'Sem permissão, nada novo é guardado. Você ainda pode ler, copiar e apagar.',
  },
  spirituality: {
    name: 'Espiritualidade',
    text: 'Guardar as práticas e crenças que você anota na página de espiritualidade.',
    after: 'Sem permissão, nada novo é guardado. O que você já anotou continua seu.',
  },
  crisis_messages: {
    name: 'Mensagens de crise',
    text: 'Avisar os contatos que você escolher, só quando você usar o botão de crise.',
    after: 'Sem permissão, nenhum contato é avisado.',
  },
} as const;

export default consents;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    consents: typeof consents;
  }
}
