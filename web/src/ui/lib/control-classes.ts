/** The look of everything that is typed into. */
export const controlClasses =
  'w-full min-h-12 rounded-md border border-edge bg-surface-raised px-4 py-2.5 text-base text-ink ' +
  'placeholder:text-muted aria-invalid:border-problem aria-invalid:bg-problem-soft transition-colors';
