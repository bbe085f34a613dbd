import { join } from 'node:path';
import ts from 'typescript';

/**
 * Returns the keys that the program uses, by namespace. The compiler finds them, not a text search: every possible key of
 * `t(…)` has a literal type. So `t(wide ? 'a' : 'b')`, `t(`themes.${theme}`)` and a key passed as a parameter are all
 * known exactly.
 *
 * A namespace that is known only at run time (`useMessagesOf`) belongs to a feature. A literal key of such a call counts as
 * used in each feature that has the key. The names of fields and choices count as used in their journal or list.
 * @param {string} root
 * @param {import('./read-catalogues.mjs').Catalogue[]} catalogues
 * @returns {Map<string, Set<string>>} namespace → keys
 */
export function usedKeys(root, catalogues) {
  const program = programOf(root);
  const checker = program.getTypeChecker();
  const used = new Map(catalogues.map(({ namespace }) => [namespace, new Set()]));
  const byKeys = new Map(catalogues.map(({ namespace, texts }) => [nameOfSet(texts.get('pt')?.keys() ?? []), namespace]));
  const features = catalogues.filter(({ folder }) => /^web\/src\/features\/[^/]+\/messages$/.test(folder));
  const useInFeatures = (key) => features.forEach(({ namespace }) => used.get(namespace).add(key));

  const visit = (node) => {
    if (ts.isCallExpression(node)) {
      // Call this only for calls of a message function: getting the type of every argument takes as long as a check of the
      // whole program.
      const keys = () => (node.arguments[0] ? literalsOf(checker.getTypeAtLocation(node.arguments[0])) : []);
      const asked = namespaceOf(checker, node.expression, byKeys);
      if (asked) keys().forEach((key) => used.get(asked).add(key));
      else if (isLoose(checker, node.expression)) keys().forEach(useInFeatures);
      const defined = /^define(Journal|List)$/.test(node.expression.getText()) && featureOf(node.getSourceFile().fileName);
      if (defined && used.has(defined))
        namesOfFields(checker, node.arguments[0]).forEach((key) => used.get(defined).add(key));
    }
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) {
    if (file.fileName.includes('/web/src/') && !/\.test\.tsx?$/.test(file.fileName)) visit(file);
  }
  // `title` counts as used in each feature, because the build collects the sidebar's names from it.
  useInFeatures('title');
  return used;
}

function programOf(root) {
  const path = join(root, 'web/tsconfig.json');
  const { config } = ts.readConfigFile(path, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'web'));
  return ts.createProgram(fileNames, { ...options, noEmit: true, incremental: false });
}

/** Returns the namespace of a called function. The set of keys that its first parameter allows identifies the namespace. */
function namespaceOf(checker, callee, byKeys) {
  for (const signature of checker.getTypeAtLocation(callee).getCallSignatures()) {
    const constraint = signature.typeParameters?.[0]?.getConstraint();
    const namespace = constraint && byKeys.get(nameOfSet(literalsOf(constraint)));
    if (namespace) return namespace;
  }
  return undefined;
}

const nameOfSet = (keys) => [...keys].sort().join('\n');

const isLoose = (checker, callee) => checker.getTypeAtLocation(callee).symbol?.name === 'LooseMessages';

const literalsOf = (type) => (type.isUnion() ? type.types.flatMap(literalsOf) : type.isStringLiteral() ? [type.value] : []);

const featureOf = (fileName) => /\/features\/([^/]+)\//.exec(fileName)?.[1];

/** Returns the names of a definition's fields, and of the options of each choice. */
function namesOfFields(checker, definition) {
  const fields = definition && checker.getTypeAtLocation(definition).getProperty('fields');
  if (!fields) return [];
  return checker
    .getTypeOfSymbolAtLocation(fields, definition)
    .getProperties()
    .flatMap((field) => {
      const choices = checker.getTypeOfSymbolAtLocation(field, definition).getProperty('choices');
      const list = choices && checker.getTypeOfSymbolAtLocation(choices, definition).getNumberIndexType();
      return [field.name, ...(list ? literalsOf(list) : [])];
    });
}
