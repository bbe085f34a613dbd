/** Messages of the notice that the privacy policy has changed. */
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
