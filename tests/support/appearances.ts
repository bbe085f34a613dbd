import type { Page } from '@playwright/test';
import { turn } from './rotation.ts';

/** One look of the app: what a person chose, and what they hold in their hand. */
export interface Look {
  theme: 'light' | 'dark' | 'pastel' | 'sereneBlue';
  language: 'pt' | 'en' | 'es' | 'fr' | 'it' | 'ja' | 'zh';
  width: 390 | 1280;
}

const themes = ['pastel', 'dark', 'light', 'sereneBlue'] as const;
const sizes = [390, 1280] as const;

/**
 * The looks of one run. `npm run test:long` takes every theme in pt and ja and the other languages in one theme, all at both sizes. A short run takes one look;
 * COGN_ROTATION names another: theme, language and size turn each on its own, so that every theme meets every language and both sizes.
 */
export function looksOfThisRun(): Look[] {
  const languages = ['pt', 'ja', 'en', 'fr', 'zh', 'es', 'it'] as const;
  if (process.env.COGN_LONG) {
    const isOfLongRun = (theme: Look['theme'], language: Look['language']) =>
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

export const nameOfLook = ({ theme, language, width }: Look) => `${theme}, ${language}, ${String(width)} px`;

/** Chooses theme and language on this device as the app itself keeps them, before the next page opens. */
export async function wearLook(page: Page, look: Look): Promise<void> {
  await page.setViewportSize({ width: look.width, height: 844 });
  await page.addInitScript(({ theme, language }) => {
    localStorage.setItem('cogn-language', language);
    localStorage.setItem('cogn-preferences', JSON.stringify({ theme, motion: 'reduced' }));
  }, look);
}
