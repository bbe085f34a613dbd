import { Refusal } from '#errors.ts';
import { limits } from './limits.ts';
import type { Comparison, Condition, Field } from './query-tree.ts';
import { parseField, type Scanner } from './scanner.ts';
import type { Values } from './values.ts';

const comparisons: ReadonlySet<string> = new Set<Comparison>([
  ...(['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'isdistinct', 'cs', 'cd', 'ov'] as const),
  ...(['sl', 'sr', 'nxl', 'nxr', 'adj'] as const),
]);
/** Operators that can compare with several values (`any`, `all`). */
const quantifiable: ReadonlySet<string> = new Set(['eq', 'like', 'ilike', 'gt', 'gte', 'lt', 'lte']);
/** Operators that search arrays. */
const containment: ReadonlySet<string> = new Set(['cs', 'cd', 'ov']);
/**
 * Operators of PostgREST that this server does not offer: regular expressions can run for minutes, and there is no
 * index for full-text search.
 */
const notOffered: ReadonlySet<string> = new Set(['match', 'imatch', 'fts', 'plfts', 'phfts', 'wfts']);
const states = { null: 'null', not_null: 'null', true: 'true', false: 'false', unknown: 'unknown' } as const;

const operatorWord = /[a-z]+/y;
const quantifierWord = /\((any|all)\)/y;
const stateWord = /[a-z_]+/iy;
/** A value within a group ends at a comma or bracket, unless it is quoted or an array. */
const groupedValue = /\{[^{}]*\}|[^,)]*/y;
const listedValue = /[^,)]*/y;
const groupStart = /(not\.)?(and|or)(?=\()/y;

/** Where an operation occurs: 'alone' after `column=`, or 'grouped' in `or=(...)`. */
type Place = 'alone' | 'grouped';

/** Parses the part after the column: `[not.]operator[(any|all)].value`. */
export function parseOperation(scanner: Scanner, field: Field, values: Values, place: Place): Condition {
  values.countCondition(scanner);
  const negated = scanner.take('not.');
  const word = scanner.match(operatorWord)?.[0] ?? scanner.fail('expected an operator');
  const quantifier = scanner.match(quantifierWord)?.[1] as 'any' | 'all' | undefined;
  if (notOffered.has(word)) {
    throw new Refusal('PGRST127', { details: `The operator "${word}" is not offered by this server.` });
  }
  if (!comparisons.has(word) && word !== 'is' && word !== 'in') scanner.fail(`unknown operator "${word}"`);
  if (quantifier && !quantifiable.has(word)) scanner.fail(`"${word}" takes no (${quantifier})`);
  scanner.expect('.');
  if (word === 'is') return parseState(scanner, field, negated);
  if (word === 'in') return { kind: 'in', field, negated, list: values.add(arrayText(parseList(scanner))) };
  const operator = word as Comparison;
  const text = place === 'alone' ? scanner.remainder() : (scanner.quoted() ?? scanner.match(groupedValue)?.[0] ?? '');
  const isPattern = operator === 'like' || operator === 'ilike';
  const written = isPattern ? text.replaceAll('*', '%') : text;
  if (isPattern) values.countPattern(scanner, written);
  else if (quantifier || containment.has(word)) values.countElements(scanner, written);
  const value = values.add(written);
  return { kind: 'compare', field, negated, operator, ...(quantifier && { quantifier }), value };
}

function parseState(scanner: Scanner, field: Field, negated: boolean): Condition {
  const word = (scanner.match(stateWord)?.[0] ?? '').toLowerCase();
  if (!Object.hasOwn(states, word)) return scanner.fail('"is" takes null, not_null, true, false or unknown');
  return { kind: 'is', field, negated: negated !== (word === 'not_null'), state: states[word as keyof typeof states] };
}

function parseList(scanner: Scanner): string[] {
  scanner.expect('(');
  const listed: string[] = [];
  if (scanner.take(')')) return listed;
  do {
    if (listed.length >= limits.listed) scanner.fail(`more than ${String(limits.listed)} values in a list`);
    listed.push(scanner.quoted() ?? scanner.match(listedValue)?.[0] ?? '');
  } while (scanner.take(','));
  scanner.expect(')');
  return listed;
}

/** Parses the part after `or=` or `and=`: `(a.eq.1,not.and(b.gt.2,c.is.null))`. */
export function parseGroup(scanner: Scanner, join: 'and' | 'or', negated: boolean, values: Values, depth = 1): Condition {
  if (depth > limits.depth) scanner.fail(`more than ${String(limits.depth)} groups within each other`);
  scanner.expect('(');
  const conditions: Condition[] = [];
  do {
    const inner = scanner.match(groupStart);
    if (inner) {
      conditions.push(parseGroup(scanner, inner[2] as 'and' | 'or', inner[1] !== undefined, values, depth + 1));
      continue;
    }
    const { name, path } = parseField(scanner, values);
    scanner.expect('.');
    conditions.push(parseOperation(scanner, { name, path }, values, 'grouped'));
  } while (scanner.take(','));
  scanner.expect(')');
  return { kind: 'group', negated, join, conditions };
}

/** Writes a list as PostgreSQL's array text with every element quoted, so that the list is a single parameter. */
function arrayText(elements: readonly string[]): string {
  return `{${elements.map((element) => `"${element.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}
