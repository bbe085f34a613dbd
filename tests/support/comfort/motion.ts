import type { Page } from '@playwright/test';

/** Who has spoken about motion: the device, and the person in the settings (whose word wins). */
export interface MotionWishes {
  device: 'reduce' | 'no-preference';
  person: 'system' | 'reduced' | 'full';
}

/** Sets both wishes before the next page opens. */
export async function wishMotion(page: Page, { device, person }: MotionWishes): Promise<void> {
  await page.emulateMedia({ reducedMotion: device });
  await page.addInitScript((motion) => {
    const kept = JSON.parse(localStorage.getItem('cogn-preferences') ?? '{}') as object;
    localStorage.setItem('cogn-preferences', JSON.stringify({ ...kept, motion }));
  }, person);
}

/** What moves at this moment. */
export function movingNow(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => {
        const element = effect instanceof KeyframeEffect ? effect.target : null;
        return `<${element?.tagName.toLowerCase() ?? '?'}> “${(element?.textContent ?? '').trim().slice(0, 40)}” moves`;
      }),
  );
}
