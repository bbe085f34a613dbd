/** Orthonormal columns, and the logarithm of the volume that the given columns spanned. */
export interface Basis {
  readonly columns: readonly Float64Array[];
  readonly logVolume: number;
}

/** Gram-Schmidt, repeated for accuracy if little of a column remains. Linearly dependent columns are left out. */
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

/** The residual of a series after projecting out these columns. */
export function without(values: Float64Array, columns: readonly Float64Array[]): Float64Array {
  const rest = Float64Array.from(values);
  for (const column of columns) {
    const share = dot(rest, column);
    for (let at = 0; at < rest.length; at += 1) rest[at] = (rest[at] ?? 0) - share * (column[at] ?? 0);
  }
  return rest;
}

export function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
