/** A radio button or a tick drawn as a soft card; what is chosen has its mark as well as a colour. */
export const choiceClasses =
  'flex min-h-11 items-center gap-2 max-sm:grow rounded-md border border-edge bg-surface-raised px-3 py-2 transition-colors ' +
  'hover:bg-primary-soft has-checked:border-primary has-checked:bg-primary-soft ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';

/** One step of a scale: its mark over its word, so that five fit a small screen. */
export const stepClasses =
  'flex min-h-11 min-w-0 flex-col items-center gap-1 rounded-md border border-edge bg-surface-raised px-0.5 pt-2.5 pb-1.5 ' +
  'text-center text-xs wrap-anywhere hyphens-auto transition-colors sm:text-sm ' +
  'hover:bg-primary-soft has-checked:border-primary has-checked:bg-primary-soft has-checked:font-semibold ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';
