import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Checker } from 'accessibility-checker-engine';
import { faultsOf, type LeftOut } from './engine-findings.ts';

/** WCAG 2.2, levels A and AA. IBM's own guideline would add recommendations. */
const guideline = 'WCAG_2_2';

const leftOut: LeftOut[] = [
  {
    rule: 'input_autocomplete_valid',
    elements: '[type="email"][autocomplete="username"]',
    because: 'HTML allows it (whatwg/html#5881), and password managers need it',
  },
  {
    rule: 'aria_hidden_nontabbable',
    elements: '[data-radix-focus-guard]',
    because: 'it passes the focus on into the dialog at once',
  },
  { rule: 'label_content_exists', elements: '[inert] *', because: 'nobody reaches what is behind a dialog' },
];

declare global {
  interface Window {
    ace?: { Checker: new () => Checker };
  }
}

/** Runs IBM Equal Access on the page as it is now. Returns one line for each definite failure, and ignores potential ones. */
export async function ibmFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => window.ace !== undefined)))
    await page.evaluate(await readFile(fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace.js')), 'utf8'));
  const findings = await page.evaluate(async (id) => {
    const { results } = await new window.ace!.Checker().check(document, [id]);
    return results
      .filter(({ value }) => value.join() === 'VIOLATION,FAIL')
      .map(({ ruleId, message, path }) => ({ rule: ruleId, message, path: path['dom'] ?? '' }));
  }, guideline);
  return faultsOf(page, findings, leftOut);
}
