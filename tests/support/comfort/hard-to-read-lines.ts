import type { Page } from '@playwright/test';

/**
 * Comfort rule 9: reports running text with lines of more than 80 characters or a line height below 1.5. In Japanese and
 * Chinese the limits are 40 and 1.7. It also reports justified text, and Japanese and Chinese in italics. Headings and controls
 * may be denser.
 */
export function hardToReadLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { texts, describe } = window.comfort;
    const compact = 'h1, h2, h3, h4, button, a, select, option, input, textarea, legend, th, td, [role="heading"]';
    return texts().flatMap(({ element, text }) => {
      const style = getComputedStyle(element);
      const dense = /^(ja|zh)/.test(element.closest('[lang]')?.getAttribute('lang') ?? '');
      const faults: string[] = [];
      if (style.textAlign === 'justify') faults.push('is justified');
      if (dense && style.fontStyle !== 'normal') faults.push('is in italics');
      const running = element.closest(compact) === null;
      const range = document.createRange();
      range.selectNodeContents(element);
      const rows = new Map<number, number>();
      for (const { top, width } of range.getClientRects()) {
        const row = Math.round(top / 8);
        rows.set(row, (rows.get(row) ?? 0) + width);
      }
      const apart = parseFloat(style.lineHeight) / parseFloat(style.fontSize);
      // The tolerance of 0.01 is for the browser’s rounding.
      if (running && rows.size > 1 && apart < (dense ? 1.7 : 1.5) - 0.01) faults.push(`has lines ${apart.toFixed(2)} apart`);
      const whole = [...rows.values()].reduce((sum, width) => sum + width, 0);
      // A Japanese or Chinese character is as wide as the font size.
      const widest = Math.max(...[...range.getClientRects()].map(({ width }) => width)) / parseFloat(style.fontSize);
      const longest = dense ? widest : (Math.max(...rows.values()) / whole) * (element.innerText || text).length;
      const most = dense ? 40.5 : 80.5;
      if (running && longest > most) faults.push(`has a line of ${longest.toFixed(0)} characters`);
      return faults.map((fault) => `${describe(element)} ${fault}`);
    });
  });
}
