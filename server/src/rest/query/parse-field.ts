import type { Field, PathStep } from './query-tree.ts';
import { limits } from './limits.ts';
import type { Scanner } from './scanner.ts';
import type { Values } from './values.ts';

const place = /-?\d{1,9}(?![\p{L}\p{N}_ $]|-(?!>))/uy;

/** `column` or `column->key->>0`. `lastKey` is what a selected path is called when it has no alias. */
export function parseField(scanner: Scanner, values: Values): Field & { lastKey?: string } {
  const name = scanner.name();
  const path: PathStep[] = [];
  let lastKey: string | undefined;
  while (scanner.take('->')) {
    if (path.length >= limits.pathSteps) scanner.fail(`a path of more than ${String(limits.pathSteps)} steps`);
    const asText = scanner.take('>');
    const index = scanner.match(place)?.[0];
    const key: string = index ?? scanner.name();
    path.push({ asText, key: values.add(key), isIndex: index !== undefined });
    if (index === undefined) lastKey = key;
    if (asText) break;
  }
  return lastKey === undefined ? { name, path } : { name, path, lastKey };
}
