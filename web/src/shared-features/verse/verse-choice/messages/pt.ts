const verseChoice = {
  set: 'De onde vêm os versos',
  'set-secular': 'Versos do COGN, sem religião',
  'set-scripture': 'Paráfrases de textos sagrados',
  'set-off': 'Nenhum verso',
  scriptureNote: 'São frases curtas com as nossas palavras. Cada uma diz de que trecho vem.',
  ownNote: '{translation}. Licença: {licence}. Fonte: {source}.',
  tradition: 'Tradição',
  'tradition-all': 'Todas, uma de cada vez',
  'tradition-christian': 'Cristã',
  'tradition-jewish': 'Judaica',
  'tradition-muslim': 'Muçulmana',
  'tradition-buddhist': 'Budista',
  'tradition-hindu': 'Hinduísta',
  'tradition-taoist': 'Taoista',
  kept: 'Escolha dos versos salva',
  keptHere: 'Escolha dos versos salva neste aparelho',
} as const;

export default verseChoice;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'verse-choice': typeof verseChoice;
  }
}
