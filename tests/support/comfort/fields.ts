import type { Page } from '@playwright/test';

/**
 * Comfort rule 19: reports account fields that password managers cannot recognise, fields that refuse pasting, and frames,
 * because a CAPTCHA would be in one.
 */
export function unfriendlyFields(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { controls, describe } = window.comfort;
    const fields = controls().filter((element) => element instanceof HTMLInputElement);
    const wanted = (field: HTMLInputElement) => {
      if (field.type === 'password') return /^(current|new)-password$/;
      if (field.type === 'email') return /^(username|email)/;
      if (field.type === 'tel') return /^(tel|username)/;
      return field.maxLength === 6 && field.inputMode === 'numeric' ? /^one-time-code$/ : /(?:)/;
    };
    const unknown = fields
      // Checks only forms with a password. In other forms, an address or number belongs to a contact, so the browser must
      // not fill in the user’s own.
      .filter((field) => Boolean(field.closest('form')?.querySelector('[type="password"]')))
      .filter((field) => !wanted(field).test(field.autocomplete))
      .map((field) => `${describe(field)} ${field.name} has autocomplete “${field.autocomplete}”`);
    const refusing = fields
      .filter((field) => !field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })))
      .map((field) => `${describe(field)} ${field.name} refuses pasting`);
    const frames = [...document.querySelectorAll('iframe')].map((frame) => `a frame from ${frame.src}`);
    return [...unknown, ...refusing, ...frames];
  });
}

/** Comfort rule 25: returns the names of the required fields of the current route or dialog. */
export function requiredFields(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...new Set(
      window.comfort
        .controls()
        .filter((element) => element.matches(':required, [aria-required="true"]'))
        .map((element) => (element as HTMLInputElement).name),
    ),
  ]);
}
