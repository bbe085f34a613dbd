import type { Page } from '@playwright/test';

/** Rule 19: a password manager knows every field about the account, pasting is welcome, and no puzzle stands in the way. */
export function unfriendlyFields(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { controls, tell } = window.comfort;
    const fields = controls().filter((element) => element instanceof HTMLInputElement);
    const wanted = (field: HTMLInputElement) => {
      if (field.type === 'password') return /^(current|new)-password$/;
      if (field.type === 'email') return /^(username|email)/;
      if (field.type === 'tel') return /^(tel|username)/;
      return field.maxLength === 6 && field.inputMode === 'numeric' ? /^one-time-code$/ : /(?:)/;
    };
    const unknown = fields
      // A contact's address and number are somebody else's: the person's own would be wrong there.
      .filter((field) => Boolean(field.closest('form')?.querySelector('[type="password"]')))
      .filter((field) => !wanted(field).test(field.autocomplete))
      .map((field) => `${tell(field)} ${field.name} has autocomplete “${field.autocomplete}”`);
    const refusing = fields
      .filter((field) => !field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })))
      .map((field) => `${tell(field)} ${field.name} refuses pasting`);
    const frames = [...document.querySelectorAll('iframe')].map((frame) => `a frame from ${frame.src}`);
    return [...unknown, ...refusing, ...frames];
  });
}

/** Rule 25: the names of the fields that this place insists on. */
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
