/** Messages of the sheet that records from any page. */
const quick = {
  title: 'Anotar agora',
  text: 'O que você anotar aqui fica no dia de hoje.',
  others: 'Anotar outra coisa',
  keys: 'No teclado, F2 abre esta janela em qualquer página, e as teclas de 1 a 9 escolhem. F1 abre a Ajuda agora.',
  close: 'Fechar',
  none: 'Nenhuma página do seu menu tem anotação rápida. Você pode mostrar outras em Ajustes.',
} as const;

export default quick;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    quick: typeof quick;
  }
}
