import type { Page } from '@playwright/test';

/** One look of the app: what a person chose, and what they hold in their hand. */
export interface Look {
  theme: 'light' | 'dark' | 'pastel' | 'sereneBlue';
  language: 'pt' | 'en' | 'es' | 'fr' | 'it' | 'ja' | 'zh';
  width: 390 | 1280;
}

const themes = ['pastel', 'dark', 'light', 'sereneBlue'] as const;
const sizes = [390, 1280] as const;

/** Which turn of every rotation a run takes: it changes by day, and COGN_ROTATION names another. */
export function turn(): number {
  return Number(process.env.COGN_ROTATION ?? Math.floor(Date.now() / 86_400_000));
}

/**
 * The looks of one run. `npm run test:long` takes every theme in pt and ja at both sizes. A CI run takes one look: theme and language rotate
 * by day (COGN_ROTATION names another), the size every four days, so that each theme meets both.
 */
export function looksOfThisRun(): Look[] {
  if (process.env.COGN_LONG) {
    return themes.flatMap((theme) =>
      (['pt', 'ja'] as const).flatMap((language) => sizes.map((width) => ({ theme, language, width }))),
    );
  }
  const languages = ['pt', 'ja', 'en', 'fr', 'zh', 'es', 'it'] as const;
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
