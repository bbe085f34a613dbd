/** The class names of a tile that is one of several to choose from; its radio button is inside. */
export const tileLook =
  'relative flex flex-col items-center justify-start gap-1 rounded-md border border-edge bg-surface-raised px-0.5 pt-3 pb-2 ' +
  'hover:bg-primary-soft has-checked:border-primary has-checked:bg-primary-soft ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';
