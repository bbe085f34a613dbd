// `npm run new:feature -- NAME --title-pt "..." --title-en "..." (all seven) [--premium] [--icon NAME] [--register]` creates a
// working journal with one text field, for you to extend. It writes a folder, messages in seven languages, a test, a migration,
// and the table's entry in the rights test. With --register it also adds the page to the registry, and its table to the schemas
// of the export file and of the database.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { formatText } from './format-text.mjs';
import { namesOf } from './new-feature/names-of.mjs';
import { parseArguments, usage, UsageError } from './new-feature/parse-arguments.mjs';
import { registerDefinition, registerPage } from './new-feature/register-page.mjs';
import { databaseSchemaPlace, writeDatabaseSchema } from './schema/write-database-schema.mjs';
import { schemaPlace, writeSchema } from './schema/write-schema.mjs';
import { languageCodes as languages } from '../web/src/core/messages/languages.ts';

const templates = join(import.meta.dirname, 'new-feature/template');

/** The path, from the repository's root, of the file that each template creates. */
function placesOf({ id, table }, migration) {
  const folder = `web/src/features/${id}`;
  return {
    'page-facts.ts': `${folder}/${id}.ts`,
    'definition.ts': `${folder}/${id}-entries.ts`,
    'definition.test.ts': `${folder}/${id}-entries.test.ts`,
    'days-with-entry.ts': `${folder}/days-with-entry.ts`,
    'page.tsx': `${folder}/page.tsx`,
    'page-drawing.ts': `${folder}/${id}-drawing.ts`,
    'days-chart.tsx': `${folder}/days-chart.tsx`,
    ...Object.fromEntries(languages.map((language) => [`messages/${language}.ts`, `${folder}/messages/${language}.ts`])),
    'migration.sql': `database/migrations/${migration}`,
    'rights.ts': `tests/contract/rights/${table}.ts`,
    'demo.ts': `tests/demo/tables/${table}.ts`,
  };
}

/** The next migration's file name: the next number, then the page's id. Migrations run in the order of their names. */
async function nextMigration(root, id) {
  const numbers = (await readdir(join(root, 'database/migrations'))).map((name) => Number.parseInt(name, 10) || 0);
  return `${String(Math.max(0, ...numbers) + 1).padStart(4, '0')}_${id.replaceAll('-', '_')}.sql`;
}

function fill(template, values) {
  return template.replace(/__([A-Za-z]+)__/g, (mark, name) => {
    if (values[name] === undefined) throw new Error(`the template knows no ${mark}`);
    return values[name];
  });
}

async function makeFeature(options) {
  const root = resolve(options.root ?? join(import.meta.dirname, '..'));
  const names = namesOf(options.id);
  const places = placesOf(names, await nextMigration(root, options.id));
  const taken = Object.values(places).filter((place) => existsSync(join(root, place)));
  if (taken.length > 0) throw new UsageError(`Nothing was written, because these files exist already: ${taken.join(', ')}`);

  const values = {
    ...names,
    Icon: options.icon,
    access: options.premium ? 'premium' : 'free',
    ownedBy: options.premium ? 'ownedByPremium' : 'ownedByPerson',
    premiumArgument: options.premium ? ', premium => true' : '',
  };
  for (const [name, place] of Object.entries(places)) {
    const language = /^messages\/(\w+)\.ts$/.exec(name)?.[1];
    // A straight apostrophe would end the string, and it has a meaning in ICU messages. The typographic apostrophe has
    // neither effect.
    const title = language && options.titles[language].replaceAll("'", '’');
    const template = await readFile(join(templates, `${name}.template`), 'utf8');
    await mkdir(dirname(join(root, place)), { recursive: true });
    await writeFile(join(root, place), await formatText(place, fill(template, { ...values, title })));
  }
  if (options.register) {
    for (const [place, register] of Object.entries({ 'pages.ts': registerPage, 'definitions.ts': registerDefinition })) {
      const file = `web/src/registry/${place}`;
      const text = register(await readFile(join(root, file), 'utf8'), names);
      await writeFile(join(root, file), await formatText(file, text));
    }
    await writeSchema(root);
    await writeDatabaseSchema(root);
  }
  return { names, places: Object.values(places) };
}

/** Returns the remaining manual steps, in order. */
function nextSteps({ camel, id, table }, registered) {
  const folder = `web/src/features/${id}`;
  const importLine = `import { ${camel} } from '#features/${id}/${id}.ts'`;
  return [
    ...(registered
      ? []
      : [
          `Show it in the sidebar, web/src/registry/pages.ts: ${importLine}; and ${camel} in the list.`,
          `Add ${camel}Entries to the list of web/src/registry/definitions.ts.`,
        ]),
    `Its fields: ${folder}/${id}-entries.ts, the migration's columns, messages/*.ts, tests/contract/rights/${table}.ts, tests/demo/tables/${table}.ts; then npm run schema.`,
    `Its appearance: ${folder}/page.tsx, and the drawing of an empty day, ${folder}/${id}-drawing.ts. web/src/features/mood has choices, a chart and its own tests.`,
    'Its section of the statistics ("Statistics and insights" in docs/extending.md), or its table and the reason for none in web/src/overview/statistics/statistics.test.ts.',
    'Format and check: npm run format, npm run check, then npm test -- unit contract.',
  ];
}

try {
  const options = parseArguments(process.argv.slice(2));
  if (options === null) console.log(usage);
  else {
    const { names, places } = await makeFeature(options);
    console.log(['Made:', ...places.map((place) => `  ${place}`)].join('\n'));
    if (options.register)
      console.log(
        `Added to web/src/registry/pages.ts and definitions.ts, and in ${schemaPlace} and ${databaseSchemaPlace}.`,
      );
    const steps = nextSteps(names, options.register);
    console.log(['Next:', ...steps.map((step, index) => `  ${index + 1}. ${step}`)].join('\n'));
  }
} catch (problem) {
  if (!(problem instanceof UsageError)) throw problem;
  console.error(problem.message);
  process.exitCode = 1;
}
