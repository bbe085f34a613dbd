import { limits } from './limits.ts';
import type { Aggregate, Embed, Level, SelectItem } from './query-tree.ts';
import { parseField, type Scanner } from './scanner.ts';
import type { Values } from './values.ts';

/**
 * The characters that an alias may have. It becomes a quoted identifier, so it must not contain a quote. `checkedName`
 * also limits it to PostgreSQL's 63 bytes.
 */
const outputName = /^[\p{L}\p{N}_ $.-]+$/u;
const aggregateCall = /\.(sum|avg|min|max|count)\(\)/y;
/** Aggregates whose result is a number, however long the values are. */
const counting: ReadonlySet<string> = new Set(['sum', 'avg', 'count']);
// eslint-disable-next-line redos/no-vulnerable -- sticky, so tried at one position only; the parts of its repetition begin with different characters
const alias = /((?:[\p{L}\p{N}_ $]|-(?!>))+|"[^"\\]*"):(?!:)/uy;
const castName = /[a-z0-9 ]+/iy;

/** Creates a level with only a selection. parse-query.ts adds the rest. */
export function emptyLevel(select: SelectItem[]): Level {
  return { select, conditions: [], order: [], limit: -1, offset: -1 };
}

/** Parses `select=`: columns with alias and cast, `*`, and embeds with their own selection. */
export function parseSelect(scanner: Scanner, values: Values): SelectItem[] {
  const items = parseItems(scanner, values, 1);
  scanner.expectEnd();
  return items;
}

function parseItems(scanner: Scanner, values: Values, depth: number): SelectItem[] {
  if (depth > limits.nesting + 1) scanner.fail(`more than ${String(limits.nesting)} resources within each other`);
  const items: SelectItem[] = [];
  if (scanner.atEnd || scanner.text[scanner.position] === ')') return items;
  do {
    values.countSelected(scanner);
    items.push(parseItem(scanner, values, depth));
  } while (scanner.take(','));
  refuseRepeated(scanner, items);
  return items;
}

/** Refuses the same column under many names, which could make a response many times larger than its rows. */
function refuseRepeated(scanner: Scanner, items: SelectItem[]): void {
  const times = new Map<string, number>();
  for (const item of items) {
    if (item.kind === 'embed' || item.kind === 'count' || counting.has(aggregateOf(item)?.name ?? '')) continue;
    // Paths into a json column are not counted, because each may select another part. `*` is counted as a column named `*`.
    const name = item.kind === 'all' ? '*' : item.field.path.length > 0 ? undefined : item.field.name;
    if (name === undefined) continue;
    const count = (times.get(name) ?? 0) + 1;
    times.set(name, count);
    if (count > limits.repeated) scanner.fail(`"${name}" more than ${String(limits.repeated)} times`);
  }
}

const aggregateOf = (item: SelectItem) => ('aggregate' in item ? item.aggregate : undefined);

function parseItem(scanner: Scanner, values: Values, depth: number): SelectItem {
  if (scanner.take('*')) return { kind: 'all' };
  if (scanner.take('...')) return { ...parseEmbed(scanner, values, depth, scanner.name(), undefined), isSpread: true };
  const given = scanner.match(alias)?.[1]?.replaceAll('"', '');
  const { lastKey, ...field } = parseField(scanner, values);
  // `count()` is an aggregate. Any other name before a bracket is an embed.
  if (field.name === 'count' && field.path.length === 0 && scanner.take('()')) {
    const name = given === undefined ? {} : { name: checkedName(scanner, given) };
    return { kind: 'count', ...name, aggregate: readAggregate(scanner, values, 'count') };
  }
  if (field.path.length === 0 && (scanner.text[scanner.position] === '!' || scanner.text[scanner.position] === '(')) {
    return parseEmbed(scanner, values, depth, field.name, given);
  }
  const cast = parseCast(scanner);
  const call = scanner.match(aggregateCall)?.[1] as Aggregate['name'] | undefined;
  const name = given ?? (call ? undefined : lastKey);
  return {
    kind: 'column',
    field,
    ...(name !== undefined && { name: checkedName(scanner, name) }),
    ...cast,
    ...(call && { aggregate: readAggregate(scanner, values, call) }),
  };
}

function parseCast(scanner: Scanner): { cast?: string } {
  if (!scanner.take('::')) return {};
  return { cast: (scanner.match(castName)?.[0] ?? scanner.fail('expected a type')).toLowerCase() };
}

function readAggregate(scanner: Scanner, values: Values, name: Aggregate['name']): Aggregate {
  values.countAggregate(scanner);
  return { name, ...parseCast(scanner) };
}

function parseEmbed(scanner: Scanner, values: Values, depth: number, relation: string, given: string | undefined): Embed {
  values.countEmbed(scanner);
  let hint: string | undefined;
  let inner = false;
  while (scanner.take('!')) {
    const word = scanner.name();
    if (word === 'inner') inner = true;
    else if (word !== 'left') hint = word;
  }
  scanner.expect('(');
  const select = parseItems(scanner, values, depth + 1);
  scanner.expect(')');
  const name = checkedName(scanner, given ?? relation);
  return { kind: 'embed', relation, name, ...(hint !== undefined && { hint }), inner, level: emptyLevel(select) };
}

function checkedName(scanner: Scanner, name: string): string {
  if (!outputName.test(name) || Buffer.byteLength(name) > 63) return scanner.fail('this cannot be a name; give an alias');
  return name;
}
