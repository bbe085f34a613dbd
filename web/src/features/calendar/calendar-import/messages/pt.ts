/** Messages of the import of a calendar file. */
const calendarImport = {
  heading: 'Trazer compromissos de um arquivo',
  intro:
    'Escolha um arquivo .ics do Google, da Apple ou do Outlook. Nome, hora, lugar, notas, repetição e aviso entram junto. Antes de adicionar, você vê a lista.',
  choose: 'Escolher arquivo .ics',
  unnamed: 'Compromisso sem nome',
  fault: {
    notCalendar: 'Este arquivo não é de calendário. Escolha um que termine em .ics.',
    tooLarge: 'Este arquivo é grande demais: cabem 5 MB e 2.000 eventos. No outro calendário, salve um período menor.',
    unreadable: 'Não foi possível ler o arquivo. Escolha de novo.',
  },
  found:
    '{count, plural, =0 {Nenhum compromisso novo neste arquivo.} one {# compromisso novo neste arquivo.} other {# compromissos novos neste arquivo.}}',
  already: '{count, plural, one {# já está no seu calendário.} other {# já estão no seu calendário.}}',
  more: '{count, plural, one {e mais #} other {e mais #}}',
  rule: '{count, plural, one {# se repete de um jeito que o COGN não tem, e fica de fora:} other {# se repetem de um jeito que o COGN não tem, e ficam de fora:}}',
  days: '{count, plural, one {# dura vários dias e se repete, ou passa de um ano. Fica de fora:} other {# duram vários dias e se repetem, ou passam de um ano. Ficam de fora:}}',
  past: '{count, plural, one {# é de um dia que já passou, e fica de fora. Dias passados fazem parte do Premium:} other {# são de dias que já passaram, e ficam de fora. Dias passados fazem parte do Premium:}}',
  cancelled:
    '{count, plural, one {# foi cancelado no outro calendário, e fica de fora:} other {# foram cancelados no outro calendário, e ficam de fora:}}',
  unreadable:
    '{count, plural, one {# não tem um dia que se possa ler, e fica de fora:} other {# não têm um dia que se possa ler, e ficam de fora:}}',
  alert:
    '{count, plural, one {# tem um aviso que o COGN não tem. Vem sem esse aviso:} other {# têm um aviso que o COGN não tem. Vêm sem esse aviso:}}',
  shortened:
    '{count, plural, one {# tem um texto longo demais. Vem só o começo do texto:} other {# têm um texto longo demais. Vem só o começo do texto:}}',
  zone: '{count, plural, one {# pode ter a hora de outro fuso. A hora vem como no arquivo:} other {# podem ter a hora de outro fuso. A hora vem como no arquivo:}}',
  begins:
    '{count, plural, one {# se repete desde antes de hoje. Entra a partir da próxima vez, porque dias passados fazem parte do Premium:} other {# se repetem desde antes de hoje. Entram a partir da próxima vez, porque dias passados fazem parte do Premium:}}',
  add: '{count, plural, one {Adicionar # compromisso} other {Adicionar # compromissos}}',
  leave: 'Fechar sem adicionar',
  added:
    '{count, plural, =0 {Nenhum compromisso adicionado} one {# compromisso adicionado} other {# compromissos adicionados}}',
  refused: '{count, plural, one {O servidor não aceitou #.} other {O servidor não aceitou #.}}',
  connection: 'O servidor não respondeu. Tente de novo quando houver conexão.',
  later: 'Foram muitos registros de uma vez. Adicione o resto daqui a uma hora.',
  undone: 'Compromissos do arquivo removidos',
  notUndone: 'Ainda não foi possível remover todos',
} as const;

export default calendarImport;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'calendar-import': typeof calendarImport;
  }
}
