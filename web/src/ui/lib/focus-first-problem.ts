/**
 * Moves focus to the first field of the form that shows an error, and says whether there was one. Call it after the
 * errors are on the page (in an effect, or after flushSync), so that a screen reader reads the field with its error.
 */
export function focusFirstProblem(form: HTMLElement): boolean {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const target = field?.matches('fieldset') ? field.querySelector<HTMLElement>('input') : field;
  target?.focus();
  return Boolean(target);
}
