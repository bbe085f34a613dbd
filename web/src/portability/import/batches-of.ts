/** So many rows go in one request, and so many letters, well below the server's bound on a request's size. */
const mostRows = 200;
const mostLetters = 200_000;

/** The rows in parts that fit into one request each, in their order. */
export function batchesOf<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  const batches: Row[][] = [];
  let letters = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const length = JSON.stringify(row).length;
    const last = batches.at(-1);
    if (last === undefined || last.length >= mostRows || letters + length > mostLetters) {
      batches.push([row]);
      letters = length;
    } else {
      last.push(row);
      letters += length;
    }
  }
  return batches;
}
