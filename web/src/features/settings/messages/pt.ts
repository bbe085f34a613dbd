/** Texts of the premium page of settings. */
const settings = {
  title: 'Ajustes das páginas',
  intro: 'Deixe o menu do seu jeito: tema, cores, páginas e ordem.',
  lockedTitle: 'Esta página faz parte do Premium',
  lockedText: 'Com o Premium você escolhe a cor de cada ícone. Tema, ordem e páginas visíveis são para todos, em Ajustes.',
  lockedOpen: 'Conhecer o Premium',
  colours: 'Cores dos ícones',
  menuLine: 'O que aparece, em que ordem, e seus atalhos.',
  coloursLine:
    '{count, plural, =0 {Todos na cor do tema.} one {# ícone com cor própria.} other {# ícones com cor própria.}}',
  coloursText: 'Escolha uma página para mudar a cor do ícone. O nome continua ao lado.',
  colour: 'Cor do ícone',
  themeColour: 'Cor do tema',
  pink: 'Rosa',
  green: 'Verde',
  lightBlue: 'Azul-claro',
  darkBlue: 'Azul-escuro',
  white: 'Branco',
  gray: 'Cinza',
  purple: 'Roxo',
  yellow: 'Amarelo',
  orange: 'Laranja',
  chosen: '{page}: {colour}',
  reset: 'Voltar às cores do tema',
  resetKept: 'Os ícones voltaram às cores do tema',
  undone: 'As suas cores estão de volta',
  close: 'Fechar',
} as const;

export default settings;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    settings: typeof settings;
  }
}
