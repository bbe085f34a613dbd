/** Messages of the hint that a food shares a word with the person's allergies. They never say that a food is safe. */
const allergies = {
  hint: 'Combina com uma alergia do seu perfil: {names}',
  note: 'É só uma comparação de palavras. O rótulo diz mais.',
} as const;

export default allergies;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    allergies: typeof allergies;
  }
}
