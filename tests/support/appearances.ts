import type { Page } from '@playwright/test';
import { turn } from './rotation.ts';

/** One appearance of the app: the user’s theme and language, and the screen width. */
export interface Appearance {
  theme: 'light' | 'dark' | 'pastel' | 'sereneBlue';
  language: 'pt' | 'en' | 'es' | 'fr' | 'it' | 'ja' | 'zh';
  width: 390 | 1280;
}

const themes = ['pastel', 'dark', 'light', 'sereneBlue'] as const;
const sizes = [390, 1280] as const;

/**
 * The appearances that this run tests. `npm run test:long` tests every theme in pt and ja, and the other languages in one theme,
 * each at both widths. A short run tests one appearance, which COGN_ROTATION selects. Theme, language and width rotate
 * independently, so that successive runs combine every theme with every language and both widths.
 */
export function appearancesOfThisRun(): Appearance[] {
  const languages = ['pt', 'ja', 'en', 'fr', 'zh', 'es', 'it'] as const;
  if (process.env.COGN_LONG) {
    const isOfLongRun = (theme: Appearance['theme'], language: Appearance['language']) =>
      theme === 'pastel' || language === 'pt' || language === 'ja';
    return themes.flatMap((theme) =>
      languages
        .filter((language) => isOfLongRun(theme, language))
        .flatMap((language) => sizes.map((width) => ({ theme, language, width }))),
    );
  }
  const theme = themes[turn() % themes.length] ?? 'pastel';
  const language = languages[turn() % languages.length] ?? 'pt';
  const width = sizes[Math.floor(turn() / themes.length) % sizes.length] ?? 390;
  return [{ theme, language, width }];
}

export const nameOfAppearance = ({ theme, language, width }: Appearance) => `${theme}, ${language}, ${String(width)} px`;

/** Stores the theme and language on this device in the app’s format, before the next page opens. */
export async function applyAppearance(page: Page, appearance: Appearance): Promise<void> {
  await page.setViewportSize({ width: appearance.width, height: 844 });
  await page.addInitScript(({ theme, language }) => {
    localStorage.setItem('cogn-language', language);
    localStorage.setItem('cogn-preferences', JSON.stringify({ theme, motion: 'reduced' }));
  }, appearance);
}
