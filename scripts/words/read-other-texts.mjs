import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { languages } from './read-catalogues.mjs';

/**
 * A displayed text that is not in a namespace's message files.
 * @typedef {{ file: string, key: string, language: string, text: string }} OtherText
 */

/** Texts by other authors, which the app quotes word for word. Our rules do not apply to them (docs/questionnaires.md). */
const quoted = /^web\/src\/features\/questionnaires\/texts\//;

/**
 * Returns the texts outside the namespaces: the privacy policy, mails, text messages, the texts of a failed start, the manifest.
 * Recognises them by their form, so that nobody maintains a list: a file named after a language's code, or an object whose
 * keys are the seven codes. Interpolated values (`${code}`) become placeholders.
 * @returns {OtherText[]}
 */
export function readOtherTexts(root) {
  const files = globSync('{web,server}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) =>
      !/\.test\.tsx?$|\/testing\//.test(file) &&
      !quoted.test(file) &&
      !/^web\/src\/.*\/(messages|words)\/\w\w\.ts$/.test(file),
  );
  return [...files.sort().flatMap((file) => readFile(root, file)), ...readManifests(root)];
}

function readFile(root, file) {
  const text = readFileSync(join(root, file), 'utf8');
  const named = languages.find((language) => basename(file) === `${language}.ts`);
  if (!named && !/\bzh:/.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  if (named) return textsUnder(source, '').map((found) => ({ file, language: named, ...found }));
  const found = [];
  const visit = (node) => {
    const keys = ts.isObjectLiteralExpression(node) ? node.properties.map((property) => property.name?.text) : [];
    if (languages.every((language) => keys.includes(language))) {
      for (const property of node.properties) {
        const language = languages.find((code) => code === property.name?.text);
        if (language) found.push(...textsUnder(property.initializer, '').map((each) => ({ file, language, ...each })));
      }
    } else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Returns every text below a syntax node, with its path of property names. */
function textsUnder(node, path) {
  if (!node || ts.isImportDeclaration(node) || ts.isTypeNode(node)) return [];
  if (ts.isStringLiteralLike(node)) return /\p{L}/u.test(node.text) ? [{ key: path, text: node.text }] : [];
  if (ts.isTemplateExpression(node)) {
    const text = node.templateSpans.reduce((said, span) => `${said}{value}${span.literal.text}`, node.head.text);
    return [{ key: path, text }, ...node.templateSpans.flatMap((span) => textsUnder(span.expression, path))];
  }
  if (ts.isPropertyAssignment(node))
    return textsUnder(node.initializer, path ? `${path}.${node.name.text}` : node.name.text);
  const found = [];
  ts.forEachChild(node, (child) => void found.push(...textsUnder(child, path)));
  return found;
}

/** Returns the texts of each web app manifest, in the language that the manifest declares. */
function readManifests(root) {
  return globSync('web/public/**/*.webmanifest', { cwd: root }).flatMap((file) => {
    const { lang = 'pt', name, short_name, description } = JSON.parse(readFileSync(join(root, file), 'utf8'));
    return Object.entries({ name, short_name, description }).flatMap(([key, text]) =>
      text ? [{ file, key, language: lang.slice(0, 2), text }] : [],
    );
  });
}
