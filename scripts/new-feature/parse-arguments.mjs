import { parseArgs } from 'node:util';
import { languageCodes as languages } from '../../web/src/core/messages/languages.ts';

/** What `--help` shows. */
export const usage = `npm run new:feature -- NAME --title-pt "..." --title-en "..." [--premium] [--icon NAME] [--register]

Makes a working journal of one text field, for you to extend: page, messages in seven languages, test, migration,
rights, example year. It does not create lists and pages without a date: copy web/src/features/profile.

  NAME            small letters joined by hyphens: folder, route and namespace, such as sleep-diary
  --title-XX      the page's name, in each of ${languages.join(', ')}
  --premium       only premium users may write it; without it, everybody
  --icon NAME     a lucide icon, such as Heart; default NotebookPen
  --register      shows the page at the end of the sidebar's first group (web/src/registry/pages.ts and definitions.ts)`;

/** The arguments are invalid; the message says how to correct them. */
export class UsageError extends Error {}

const titleFlags = languages.map((language) => `title-${language}`);

/** Reads the command line; null for `--help`. Throws UsageError with one sentence for each problem. */
export function parseArguments(given) {
  const text = { type: 'string' };
  const { values, positionals } = read(given, {
    help: { type: 'boolean', default: false },
    kind: { ...text, default: 'journal' },
    premium: { type: 'boolean', default: false },
    icon: { ...text, default: 'NotebookPen' },
    register: { type: 'boolean', default: false },
    root: text,
    ...Object.fromEntries(titleFlags.map((flag) => [flag, text])),
  });
  if (values.help) return null;
  const [id, ...more] = positionals;
  const problems = [];
  if (id === undefined)
    problems.push('Give the page a name: npm run new:feature -- sleep-diary --title-pt "..." (all seven).');
  else if (!/^[a-z]+(-[a-z]+)*$/.test(id)) problems.push(`"${id}" should be small letters joined by hyphens: sleep-diary.`);
  if (more.length > 0) problems.push(`One page at a time; left over: ${more.join(' ')}.`);
  if (values.kind !== 'journal') problems.push(`This command creates journals only (--kind journal), not "${values.kind}".`);
  if (!/^[A-Z][A-Za-z0-9]+$/.test(values.icon))
    problems.push(`"${values.icon}" is no name of a lucide icon, such as NotebookPen.`);

  const missing = titleFlags.filter((flag) => !values[flag]?.trim());
  if (missing.length > 0) {
    problems.push(
      `A page needs its title in all seven languages. Missing: ${missing.map((flag) => `--${flag} "..."`).join(' ')}`,
    );
  }
  const unfit = titleFlags.filter((flag) => /[{}<>\\\n]/.test(values[flag] ?? ''));
  if (unfit.length > 0) problems.push(`A title cannot hold { } < > or \\: ${unfit.map((flag) => `--${flag}`).join(' ')}`);
  if (problems.length > 0) throw new UsageError(problems.join('\n'));

  const titles = Object.fromEntries(languages.map((language) => [language, values[`title-${language}`].trim()]));
  return { id, premium: values.premium, icon: values.icon, register: values.register, root: values.root, titles };
}

function read(given, options) {
  try {
    return parseArgs({ args: given, options, allowPositionals: true });
  } catch (problem) {
    throw new UsageError(problem.message);
  }
}
