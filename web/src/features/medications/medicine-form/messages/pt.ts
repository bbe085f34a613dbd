const medicineForm = {
  required: 'Preencha nome, dosagem e horário.',
  dosageHint: 'Por exemplo: 10 mg, 1 comprimido ou 20 gotas.',
  asNeededHint: 'Sem horário fixo: você anota quando tomar.',
  alarmHint: 'Toca com o app aberto. Com ele fechado, só nos aparelhos em que você ligou isso.',
  sideEffectsHint: 'O que você percebe, se quiser anotar.',
  time: 'Horário {number}',
  addTime: 'Adicionar horário',
  removeTime: 'Remover horário {number}',
  pills: 'Contar quanto resta',
  pillsHint: 'Comprimidos, gotas ou aplicações. Cada dose tomada é descontada.',
  perDoseHint: 'Em branco, cada dose conta como 1.',
  lowHint: 'Uma mensagem discreta aparece na página.',
  statusHint: 'Em pausa ou encerrado, o remédio sai do plano do dia. O histórico fica.',
  timeHint: 'Se não souber, pode deixar vazio.',
  saveMedicine: 'Salvar remédio',
  course: 'Começo e fim do tratamento',
  courseHint: 'Em branco, o remédio não tem começo ou fim marcado.',
  everyDaysHint: '2 quer dizer: um dia sim, um dia não.',
  limits: 'Limites que me passaram',
  limitsHint: 'O app lembra com calma e nunca impede uma dose.',
  changeFrom: 'A mudança vale desde',
  changeFromHint: 'Para os dias antes disso vale o plano anterior.',
  weekdaysRequired: 'Escolha ao menos um dia da semana.',
  intervalRequired: 'Preencha o intervalo e o primeiro dia.',
  endRequired: 'O último dia vem depois do primeiro.',
  notToCome: 'Escolha hoje ou um dia passado.',
} as const;

export default medicineForm;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'medicine-form': typeof medicineForm;
  }
}
