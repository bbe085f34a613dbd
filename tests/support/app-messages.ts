import type { Look } from './looks.ts';

/** Those of the app's words by which a story finds its way in any language. */
interface Words {
  app: { menu: string; settings: string; close: string; quick: string };
  /** The word of the button that is on every screen. */
  help: string;
  core: { actions: { remove: string; edit: string } };
}

/** The app's own words in one language, for stories that are told in several. */
export async function wordsOf(language: Look['language']): Promise<Words> {
  const [frame, shared, { failureMessages }] = (await Promise.all([
    import(`../../web/src/app/messages/${language}.ts`),
    import(`../../web/src/core/messages/${language}.ts`),
    import('../../web/src/core/messages/failure-messages.ts'),
  ])) as [
    { default: Words['app'] },
    { default: Words['core'] },
    { failureMessages: Record<Look['language'], { help: string }> },
  ];
  return { app: frame.default, core: shared.default, help: failureMessages[language].help };
}
