/** As many choices as are easy to look over at once. */
const easy = 5;

/** The first five, in their order; a chosen one that comes later takes the place of the fifth. */
export function fewerWithChosen<Option>(
  options: readonly Option[],
  isChosen: (option: Option) => boolean,
): readonly Option[] {
  if (options.length <= easy) return options;
  const chosen = options.findIndex(isChosen);
  return chosen < easy ? options.slice(0, easy) : [...options.slice(0, easy - 1), ...options.slice(chosen, chosen + 1)];
}
