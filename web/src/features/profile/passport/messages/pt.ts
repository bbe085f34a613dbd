/** Texts of the health passport's card and dialog. The texts on the printed page are in passport-labels.ts. */
const passport = {
  communicationHint: 'Por exemplo: “Às vezes não falo. Escrever é mais fácil.”',
  overloadHint: 'Por exemplo: luz forte, muitas vozes, toque sem aviso.',
  helpsHint: 'Por exemplo: um lugar calmo, uma pergunta por vez.',
  save: 'Salvar passaporte',
  saved: 'Passaporte salvo',
  savedHere: 'Passaporte salvo neste aparelho',
  failed: 'O passaporte não foi salvo',
  purpose: 'Uma página para quem ajuda você: como você se comunica, o que sobrecarrega e o que ajuda.',
  show: 'Ver e imprimir',
  back: 'Voltar ao perfil',
  print: 'Imprimir página',
  language: 'Idioma da página',
  languageHint: 'Os títulos mudam. O que você escreveu fica como está.',
  parts: 'O que aparece do seu perfil',
  partsHint: 'Só aparece o que você marca. Contatos são dados de outras pessoas.',
  nothingYet: 'A página ainda está vazia. Você pode escrever um dos três textos ou marcar uma parte do perfil.',
  onePage: 'Cabe em uma página, A4 ou Carta.',
  twoPages:
    'É texto demais para uma página. Nada é cortado: a impressão usa mais de uma. Você pode encurtar ou desmarcar uma parte.',
  qr: 'Pôr na página um QR com este texto',
  qrHint: 'Qualquer câmera de celular lê o texto, sem internet. Serve para quem ajudar você.',
  qrTooLong:
    'O texto é {percent} maior do que cabe em um QR. Nada foi cortado. Você pode desmarcar uma parte ou encurtar um texto.',
  share: 'Compartilhar por um link',
  cannotPrint: 'Este navegador não imprime. Você pode mostrar esta tela ou abrir o COGN em outro aparelho.',
} as const;

export default passport;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    passport: typeof passport;
  }
}
