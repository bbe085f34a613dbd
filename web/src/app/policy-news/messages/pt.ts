/** The words that tell of a newer privacy policy. */
const policyNews = {
  title: 'A Política de Privacidade tem um complemento',
  text: 'Ele diz o que guardamos hoje. O que você escreveu fica como está. Você pode ler quando quiser.',
  read: 'Ler o complemento',
} as const;

export default policyNews;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'policy-news': typeof policyNews;
  }
}
