const appointmentForm = {
  formEdit: 'Editar compromisso',
  formHint: 'Só o nome, o tipo e o dia são necessários. O resto pode ficar em branco.',
  recoveryHint: 'Tempo para se recuperar antes de outra coisa.',
  noAlert: 'Sem aviso',
  alertHint: 'Toca com o app aberto. Com ele fechado, só nos aparelhos em que você ligou os avisos, em Lembretes.',
  nameRequired: 'Escreva um nome para o compromisso.',
  typeRequired: 'Escolha o tipo do compromisso.',
  dateRequired: 'Escolha o dia do compromisso.',
  pastIsPremium: 'Este dia já passou. Dias passados fazem parte do Premium.',
  never: 'Não repetir',
  untilHint: 'Em branco, continua sem data para acabar.',
  untilTooEarly: 'Escolha um dia a partir do dia do compromisso.',
  several: 'Termina em outro dia',
  endRequired: 'Escolha o último dia.',
  endTooEarly: 'Escolha um dia depois do primeiro dia.',
  endTooLate: 'Escolha um dia até um ano depois do primeiro dia.',
  startRequired: 'Escreva também a hora de início.',
  nextDays: 'Depois: {days}',
  scope: 'O que mudar',
  day: 'Só este dia',
  following: 'Este e os próximos',
  removeDay: 'Remover só este dia',
  removeFollowing: 'Remover este e os próximos',
  removeRepeating: 'Este compromisso se repete. Você poderá desfazer logo em seguida.',
} as const;

export default appointmentForm;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'appointment-form': typeof appointmentForm;
  }
}
