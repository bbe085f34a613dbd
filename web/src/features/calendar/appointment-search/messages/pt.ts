const appointmentSearch = {
  label: 'Nome, profissional, lugar ou notas',
  found: '{count, plural, =0 {Nenhum compromisso com estas palavras.} one {# compromisso} other {# compromissos}}',
  foundHere:
    '{count, plural, =0 {Nenhum compromisso com estas palavras neste aparelho.} one {# compromisso neste aparelho} other {# compromissos neste aparelho}}',
} as const;

export default appointmentSearch;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'appointment-search': typeof appointmentSearch;
  }
}
