/** Messages of a list that the person sorts. */
const sorting = {
  up: 'Subir',
  down: 'Descer',
  drag: 'Arrastar',
  moved: '{name}: posição {place} de {count}',
  stayed: '{name} continua na mesma posição',
} as const;

export default sorting;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    sorting: typeof sorting;
  }
}
