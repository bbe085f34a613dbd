/** The registry's text with one more page at the end of the list and its import in its place. */
export function registerPage(registry, { id, camel }) {
  const importLine = `import { ${camel} } from '#features/${id}/${id}.ts';`;
  const imports = registry.split('\n').filter((line) => line.startsWith('import { '));
  const after = imports.findLast((line) => line.slice(line.indexOf("'")) < importLine.slice(importLine.indexOf("'")));
  const withImport =
    after === undefined
      ? registry.replace(imports[0], `${importLine}\n${imports[0]}`)
      : registry.replace(after, `${after}\n${importLine}`);
  const withPage = withImport.replace(/(registry: readonly Page\[\] = \[[^\]]*?),?(\s*\];)/, `$1, ${camel}$2`);
  if (withPage === withImport) throw new Error('the list in app/registry.ts has another form than this command knows');
  return withPage;
}
