import type { LanguageCode } from '#core/messages/languages.ts';
import type { LoadWords, Words } from '#core/messages/message-store.ts';

type Load = () => Promise<{ default: Words }>;

/** The folders that hold catalogues: `<namespace>/messages/<language>.ts`, and core's own words. */
const catalogues = import.meta.glob<{ default: Words }>([
  '../core/words/*.ts',
  '../core/*/messages/{pt,en,es,fr,it,ja,zh}.ts',
  './messages/*.ts',
  './*/messages/*.ts',
  '../features/*/messages/*.ts',
]);

/** The names of all pages, for the sidebar: namespace `titles`, put together by the build out of every page's own words. */
const titles: Readonly<Record<LanguageCode, Load>> = {
  pt: () => import('virtual:page-titles/pt'),
  en: () => import('virtual:page-titles/en'),
  es: () => import('virtual:page-titles/es'),
  fr: () => import('virtual:page-titles/fr'),
  it: () => import('virtual:page-titles/it'),
  ja: () => import('virtual:page-titles/ja'),
  zh: () => import('virtual:page-titles/zh'),
};

/** '../core/words/pt.ts' → core/pt · './messages/pt.ts' → app/pt · '../features/water/messages/pt.ts' → water/pt */
function nameOf(path: string): string {
  const language = /([a-z]+)\.ts$/.exec(path)?.[1] ?? '';
  if (path.startsWith('../core/words/')) return `core/${language}`;
  return `${/([a-z_-]+)\/messages\//.exec(path)?.[1] ?? 'app'}/${language}`;
}

const byName = new Map<string, Load>([
  ...Object.entries(catalogues).map(([path, load]): [string, Load] => [nameOf(path), load]),
  ...Object.entries(titles).map(([language, load]): [string, Load] => [`titles/${language}`, load]),
]);

/** Fetches the words of a namespace in a language: one small file each, and undefined where no such file exists. */
export const loadWords: LoadWords = async (language, namespace) => {
  const load = byName.get(`${namespace}/${language}`);
  return load && (await load()).default;
};
