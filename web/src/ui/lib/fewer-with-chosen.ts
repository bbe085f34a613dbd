/** As many choices as are easy to look over at once. */
const easy = 5;

/** The first five, in their order; each chosen one that comes later takes the place of one that is not chosen. What is chosen is always there. */
export function fewerWithChosen<Option>(
  options: readonly Option[],
  isChosen: (option: Option) => boolean,
): readonly Option[] {
  if (options.length <= easy) return options;
  const chosen = options.filter(isChosen);
  const others = options.filter((option) => !isChosen(option)).slice(0, Math.max(0, easy - chosen.length));
  return options.filter((option) => chosen.includes(option) || others.includes(option));
}
