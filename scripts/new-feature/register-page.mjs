/** The text with one more import, in alphabetical order. */
function withImport(text, name, path) {
  const importLine = `import { ${name} } from '${path}';`;
  const imports = text.split('\n').filter((line) => line.startsWith('import { '));
  const after = imports.findLast((line) => line.slice(line.indexOf("'")) < importLine.slice(importLine.indexOf("'")));
  return after === undefined
    ? text.replace(imports[0], `${importLine}\n${imports[0]}`)
    : text.replace(after, `${after}\n${importLine}`);
}

/** The text with one more name at the end of its one exported list. */
function withName(text, name) {
  const longer = text.replace(/(: readonly \w+\[\] = \[[^\]]*?),?(\s*\];)/, `$1, ${name}$2`);
  if (longer === text) throw new Error('a list in web/src/registry has a form that this command does not know');
  return longer;
}

/** The registry's text with one more page. */
export function registerPage(registry, { id, camel }) {
  return withName(withImport(registry, camel, `#features/${id}/${id}.ts`), camel);
}

/** The text of the list of definitions with one more journal. */
export function registerDefinition(definitions, { id, camel }) {
  return withName(withImport(definitions, `${camel}Entries`, `#features/${id}/${id}-entries.ts`), `${camel}Entries`);
}
