/** Adds an import to the text, in alphabetical order. */
function withImport(text, name, path) {
  const importLine = `import { ${name} } from '${path}';`;
  const imports = text.split('\n').filter((line) => line.startsWith('import { '));
  const after = imports.findLast((line) => line.slice(line.indexOf("'")) < importLine.slice(importLine.indexOf("'")));
  return after === undefined
    ? text.replace(imports[0], `${importLine}\n${imports[0]}`)
    : text.replace(after, `${after}\n${importLine}`);
}

/** Adds a name to the end of the only list that the text exports. */
function withName(text, name) {
  const longer = text.replace(/(: readonly \w+\[\] = \[[^\]]*?),?(\s*\];)/, `$1, ${name}$2`);
  if (longer === text) throw new Error('a list in web/src/registry has a form that this command does not know');
  return longer;
}

/** Adds a page to the text of the registry. */
export function registerPage(registry, { id, camel }) {
  return withName(withImport(registry, camel, `#features/${id}/${id}.ts`), camel);
}

/** Adds a journal to the text of the list of definitions. */
export function registerDefinition(definitions, { id, camel }) {
  return withName(withImport(definitions, `${camel}Entries`, `#features/${id}/${id}-entries.ts`), `${camel}Entries`);
}
