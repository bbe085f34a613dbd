/** A radio button or a tick drawn as a soft card; what is chosen has its mark as well as a colour. */
export const choiceClasses =
  'flex min-h-11 items-center gap-2 max-sm:grow rounded-md border border-edge bg-surface-raised px-3 py-2 transition-colors ' +
  'hover:bg-primary-soft has-checked:border-primary has-checked:bg-primary-soft ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';
