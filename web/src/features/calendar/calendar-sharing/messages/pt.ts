/** Texts of sharing with other calendars. */
const calendarSharing = {
  files: 'Um arquivo',
  filesText: 'Outro calendário abre este arquivo. Ele traz também o profissional e as notas.',
  from: 'De',
  to: 'Até',
  found:
    '{count, plural, =0 {Nenhum compromisso nestes dias.} one {# compromisso nestes dias.} other {# compromissos nestes dias.}}',
  savePeriod: 'Baixar estes dias',
  saveAll: '{count, plural, one {Baixar o único compromisso} other {Baixar todos: #}}',
  address: 'Um endereço particular',
  addressText: 'Outro calendário lê este endereço sozinho e acompanha as mudanças. Ele vai de 90 dias atrás em diante.',
  ends: 'Ele deixa de funcionar quando você troca a senha ou encerra todos os outros acessos.',
  whoReads: 'Quem tiver o endereço vê o que ele mostra, sem senha. O serviço do outro calendário também vê.',
  shows: 'O endereço mostra',
  titles: 'Nome, hora, lugar e aviso',
  busy: 'Só que há algo marcado',
  never: 'O profissional, as notas e o tipo nunca aparecem.',
  newAddress: 'Seu endereço',
  once: 'Copie agora: ele aparece só esta vez. Depois, se precisar, é só criar outro.',
  copy: 'Copiar endereço',
  copied: 'Endereço copiado',
  copyFailed: 'Não foi possível copiar. Selecione o endereço e copie.',
  since: 'Há um endereço ligado desde {date}.',
  make: 'Criar endereço',
  renew: 'Criar outro endereço',
  end: 'Desligar endereço',
  renewTitle: 'Criar outro endereço?',
  endTitle: 'Desligar o endereço?',
  endText: 'O endereço de agora deixa de funcionar na hora. O outro calendário pode guardar o que já leu.',
  keep: 'Manter endereço',
  failed: 'Não foi possível mudar o endereço',
  failedText: 'Ele continua como estava. Tente de novo com conexão.',
  ended: 'Endereço desligado',
  changed: 'O endereço mostra outra coisa agora',
} as const;

export default calendarSharing;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'calendar-sharing': typeof calendarSharing;
  }
}
