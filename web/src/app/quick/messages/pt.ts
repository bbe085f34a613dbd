/** The words of the sheet that records from any page. */
const quick = {
  title: 'Anotar agora',
  text: 'Cada toque fica anotado no dia de hoje.',
  close: 'Fechar',
  none: 'Nenhuma página do seu menu tem anotação rápida. Você pode mostrar outras em Ajustes.',
} as const;

export default quick;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    quick: typeof quick;
  }
}
