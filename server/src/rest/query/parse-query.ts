import { Refusal } from '#errors.ts';
import { limits } from './limits.ts';
import { parseGroup, parseOperation } from './parse-condition.ts';
import { parsePage } from './parse-page.ts';
import { emptyLevel, parseSelect } from './parse-select.ts';
import type { Level, OrderTerm, Query } from './query-tree.ts';
import { parseField, Scanner } from './scanner.ts';
import { Values } from './values.ts';

/** Inputs in addition to the query string. */
export interface ParseOptions {
  /** The `Range` header. */
  range?: string | null;
  /**
   * The parameter names of the function that a GET request calls. Query keys with these names are arguments; all others
   * are filters.
   */
  parameters?: ReadonlySet<string>;
}

/**
 * Parses a query string into a tree. It does not check names, because it knows no tables. The functions that build SQL
 * check them. Throws `PGRST100` (syntax), `PGRST103` (range), `PGRST108` (a filter on a table that is not embedded),
 * and `PGRST127` (not offered).
 */
export function parseQuery(parameters: URLSearchParams, options: ParseOptions = {}): Query {
  if (parameters.toString().length > limits.url) {
    throw new Refusal('PGRST100', {
      status: 414,
      message: 'failed to parse the query string',
      details: 'The URL is too long.',
    });
  }
  const values = new Values();
  const level = emptyLevel(parseSelect(new Scanner('select', parameters.get('select') || '*'), values));
  const pages = new Map<Level, { limit?: string; offset?: string }>();
  const query: Pick<Query, 'arguments' | 'columns' | 'conflict'> = { arguments: [] };

  for (const [key, text] of parameters) {
    if (key.includes('\0') || text.includes('\0')) {
      throw new Refusal('PGRST100', { details: 'The character NUL cannot stand in a URL.' });
    }
    if (key === 'select') continue;
    if (options.parameters?.has(key)) query.arguments.push({ name: key, value: values.add(text) });
    else if (key === 'columns') query.columns = parseNames('columns', text);
    else if (key === 'on_conflict') query.conflict = parseNames('on_conflict', text);
    else readParameter(key, text, level, values, pages);
  }

  const page = parsePage({ ...pages.get(level), range: options.range });
  placePages(level, values, pages, page);
  const { limit, offset, asked } = page;
  return { ...query, level, values: values.list, limit, offset, paged: asked };
}

function parseNames(part: string, text: string): string[] {
  const scanner = new Scanner(part, text);
  const names: string[] = [];
  if (scanner.atEnd) return names;
  do {
    if (names.length >= limits.selected) scanner.fail(`more than ${String(limits.selected)} names`);
    names.push(scanner.name());
  } while (scanner.take(','));
  scanner.expectEnd();
  return [...new Set(names)];
}

/** Reads one parameter: `[embed.]...order|limit|offset|and|or|not.and|not.or|column`. */
function readParameter(
  key: string,
  text: string,
  root: Level,
  values: Values,
  pages: Map<Level, { limit?: string; offset?: string }>,
): void {
  const scanner = new Scanner('parameter', key);
  const path: string[] = [];
  let field = parseField(scanner, values);
  while (field.path.length === 0 && scanner.take('.')) {
    path.push(field.name);
    if (path.length > limits.nesting + 1) scanner.fail(`more than ${String(limits.nesting)} resources within each other`);
    field = parseField(scanner, values);
  }
  scanner.expectEnd();

  const word = field.path.length === 0 ? field.name : '';
  const isGroup = word === 'and' || word === 'or';
  const negated = isGroup && path.at(-1) === 'not';
  if (negated) path.pop();
  const level = levelAt(root, path);

  if (isGroup) {
    const group = new Scanner(word, text);
    level.conditions.push(parseGroup(group, word, negated, values));
    group.expectEnd();
  } else if (word === 'order') {
    level.order = parseOrder(new Scanner('order', text), values);
  } else if (word === 'limit' || word === 'offset') {
    pages.set(level, { ...pages.get(level), [word]: text });
  } else {
    const operation = new Scanner('filter', text);
    level.conditions.push(parseOperation(operation, { name: field.name, path: field.path }, values, 'alone'));
    operation.expectEnd();
  }
}

function levelAt(root: Level, path: string[]): Level {
  let level = root;
  for (const name of path) {
    const embeds = level.select.filter((item) => item.kind === 'embed');
    const found = embeds.find((embed) => embed.name === name) ?? embeds.find((embed) => embed.relation === name);
    if (!found) {
      throw new Refusal('PGRST108', {
        message: `'${name}' is not an embedded resource in this request`,
        hint: `Verify that '${name}' is included in the 'select' query parameter.`,
      });
    }
    level = found.level;
  }
  return level;
}

/** Stores every level's limit and offset as values, so that the SQL text contains no number. */
function placePages(
  level: Level,
  values: Values,
  pages: Map<Level, { limit?: string; offset?: string }>,
  page = parsePage(pages.get(level) ?? {}),
): void {
  level.limit = values.add(String(page.limit));
  level.offset = values.add(String(page.offset));
  for (const item of level.select) if (item.kind === 'embed') placePages(item.level, values, pages);
}

const direction = /\.(asc|desc)(?=[.,]|$)/y;
const nulls = /\.nulls(first|last)(?=,|$)/y;

/** Parses the value of `order=`, such as `a.desc.nullslast,b,author(name).asc`. */
function parseOrder(scanner: Scanner, values: Values): OrderTerm[] {
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
