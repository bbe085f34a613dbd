/** Messages of the choices that several pages offer, and of the toast that confirms a choice. */
const choices = {
  theme: 'Tema',
  themes: { light: 'Claro', dark: 'Escuro', pastel: 'Pastel', sereneBlue: 'Azul sereno' },
  chosen: '{what}: {choice}',
  notKept: 'A escolha não foi guardada',
  notKeptText: 'Ela vale até você fechar esta página. Este navegador não tem espaço para guardar.',
} as const;

export default choices;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    choices: typeof choices;
  }
}
