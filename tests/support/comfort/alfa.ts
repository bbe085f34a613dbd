import type { Page } from '@playwright/test';
import { Audit, Outcome } from '@siteimprove/alfa-act';
import type { Device } from '@siteimprove/alfa-device';
import { Native as DeviceInPage } from '@siteimprove/alfa-device/native';
import type { Document } from '@siteimprove/alfa-dom';
import { Native as DocumentInPage } from '@siteimprove/alfa-dom/native';
import allRules from '@siteimprove/alfa-rules';
import { Conformance, Criterion } from '@siteimprove/alfa-wcag';
import { Page as CopiedPage } from '@siteimprove/alfa-web';
import { faultsOf, type EngineFinding, type LeftOut } from './engine-findings.ts';

const isRequired = Conformance.isAA();
/** The rules for WCAG 2.2, levels A and AA. Other rules check recommendations of ARIA, level AAA and good practice. */
const rules = allRules.filter((rule) =>
  rule.hasRequirement((requirement) => Criterion.isCriterion(requirement) && isRequired(requirement)),
);

const leftOut: LeftOut[] = [
  {
    rule: 'sia-r113',
    because: 'it counts what a bar covers until people scroll, and targets.ts requires 44 px of each control',
  },
  { rule: 'sia-r17', elements: '[data-radix-focus-guard]', because: 'it passes the focus on into the dialog at once' },
];

/** Runs Siteimprove Alfa on a copy of the page as it is now. Returns one line for each failed outcome. */
export async function alfaFaults(page: Page): Promise<string[]> {
  const outcomes = await Audit.of(await copyPage(page), rules).evaluate();
  const findings: EngineFinding[] = [];
  for (const outcome of outcomes) {
    if (!Outcome.isFailed(outcome)) continue;
    const { rule, target, expectations } = outcome;
    const first = 'path' in target ? target : [...target][0]!;
    const messages = [...expectations.values()].flatMap((each) => (each.isErr() ? [each.getErrUnsafe().message] : []));
    findings.push({ rule: rule.uri.replace(/.*\//, ''), message: messages.join(', '), path: first.path() });
  }
  return faultsOf(page, findings, leftOut);
}

async function copyPage(page: Page): Promise<CopiedPage> {
  await replaceRegisteredProperties(page);
  const url = page.url();
  return CopiedPage.from({
    request: { method: 'GET', url, headers: [], body: '' },
    response: { url, status: 200, headers: [], body: '' },
    document: await page.evaluate(DocumentInPage.fromNode as () => Promise<Document.JSON>),
    device: await page.evaluate(DeviceInPage.fromWindow as () => Device.JSON),
  }).getUnsafe();
}

/**
 * Replaces each `@property` rule by a normal declaration of its initial value, with the same appearance. Alfa ignores a whole
 * style sheet that contains `@property`, as Tailwind's does. Without this, Alfa would check the page without its styles.
 */
async function replaceRegisteredProperties(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const sheet of document.styleSheets) {
      const registered = [...sheet.cssRules].filter((rule) => rule instanceof CSSPropertyRule);
      for (const rule of registered) sheet.deleteRule([...sheet.cssRules].indexOf(rule));
      const values = registered.flatMap(({ name, initialValue }) =>
        initialValue === null ? [] : [`${name}: ${initialValue}`],
      );
      if (values.length > 0) sheet.insertRule(`@layer properties { *, ::before, ::after { ${values.join('; ')} } }`);
    }
  });
}
