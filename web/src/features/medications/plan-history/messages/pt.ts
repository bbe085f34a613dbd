const planHistory = {
  changes: 'Mudanças nos remédios',
  changesText: 'O que foi planejado em cada época. O histórico usa o plano de cada dia.',
  listed: 'Entrou na lista: {after}',
  started: 'Começo: {after}',
  changed: 'Mudança: de {before} para {after}',
  pausedOn: 'Pausa',
  resumed: 'Retomada: {after}',
  stopped: 'Fim',
} as const;

export default planHistory;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'plan-history': typeof planHistory;
  }
}
