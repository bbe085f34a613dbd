import { parseField } from './parse-field.ts';
import type { OrderTerm } from './query-tree.ts';
import type { Scanner } from './scanner.ts';
import type { Values } from './values.ts';

const direction = /\.(asc|desc)(?=[.,]|$)/y;
const nulls = /\.nulls(first|last)(?=,|$)/y;

/** `order=a.desc.nullslast,b,author(name).asc` */
export function parseOrder(scanner: Scanner, values: Values): OrderTerm[] {
  const terms: OrderTerm[] = [];
  if (scanner.atEnd) return terms;
  do {
    values.countSelected(scanner);
    let { name, path } = parseField(scanner, values);
    let relation: string | undefined;
    if (path.length === 0 && scanner.take('(')) {
      relation = name;
      ({ name, path } = parseField(scanner, values));
      scanner.expect(')');
    }
    const descending = scanner.match(direction)?.[1] === 'desc';
    const where = scanner.match(nulls)?.[1] as 'first' | 'last' | undefined;
    terms.push({
      ...(relation !== undefined && { relation }),
      field: { name, path },
      descending,
      ...(where && { nulls: where }),
    });
  } while (scanner.take(','));
  scanner.expectEnd();
  return terms;
}
