/** Columns at right angles to each other, of length one, and the logarithm of the volume that the given ones spanned. */
export interface Basis {
  readonly columns: readonly Float64Array[];
  readonly logVolume: number;
}

/** Gram and Schmidt, a second time where little was left of a column, for accuracy. A column that the others already say is left out. */
export function orthogonal(given: readonly Float64Array[]): Basis {
  const columns: Float64Array[] = [];
  let logVolume = 0;
  for (const one of given) {
    const before = Math.sqrt(dot(one, one));
    let rest = without(one, columns);
    if (Math.sqrt(dot(rest, rest)) < 0.7 * before) rest = without(rest, columns);
    const length = Math.sqrt(dot(rest, rest));
    if (length <= 1e-8 * before || length === 0) continue;
    logVolume += Math.log(length);
    columns.push(rest.map((value) => value / length));
  }
  return { columns, logVolume };
}

/** What is left of a series once these columns are taken out of it. */
export function without(values: Float64Array, columns: readonly Float64Array[]): Float64Array {
  const rest = Float64Array.from(values);
  for (const column of columns) {
    const share = dot(rest, column);
    for (let at = 0; at < rest.length; at += 1) rest[at] = (rest[at] ?? 0) - share * (column[at] ?? 0);
  }
  return rest;
}

/** The sum of the products. */
export function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
