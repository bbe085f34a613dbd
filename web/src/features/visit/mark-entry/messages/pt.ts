const markEntry = {
  mark: 'Levar para a consulta',
  unmark: 'Tirar da consulta',
  marked: 'Marcado para a próxima consulta',
  unmarked: 'Fora da lista da consulta',
} as const;

export default markEntry;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'mark-entry': typeof markEntry;
  }
}
