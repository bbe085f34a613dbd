import type { Appearance } from './appearances.ts';

/** Messages of the app that tests use to find controls in any language. */
interface AppMessages {
  app: { pages: string; settings: string; close: string; quick: string };
  /** The label of the button "Help now", which is on every screen. */
  help: string;
  core: { actions: { remove: string; edit: string } };
}

/** Returns messages of the app in one language, for tests that run in several languages. */
export async function messagesOf(language: Appearance['language']): Promise<AppMessages> {
  const [frame, shared, { failureMessages }] = (await Promise.all([
    import(`../../web/src/app/messages/${language}.ts`),
    import(`../../web/src/core/messages/${language}.ts`),
    import('../../web/src/core/messages/load-failure-messages.ts'),
  ])) as [
    { default: AppMessages['app'] },
    { default: AppMessages['core'] },
    { failureMessages: Record<Appearance['language'], { help: string }> },
  ];
  return { app: frame.default, core: shared.default, help: failureMessages[language].help };
}
