/** Messages of the banner which says that premium ends soon. */
const renewal = {
  text: 'Seu Premium vai até {date}.',
  renew: 'Renovar Premium',
  close: 'Fechar esta mensagem',
} as const;

export default renewal;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    renewal: typeof renewal;
  }
}
