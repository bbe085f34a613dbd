/** A list in PostgreSQL's array notation, every element quoted, so that it can travel as one parameter. */
export function arrayText(elements: readonly string[]): string {
  return `{${elements.map((element) => `"${element.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}
