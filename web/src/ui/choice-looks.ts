/**
 * Class names for choices whose radio buttons are invisible. They are not in `ui/lib`, because every page loads that folder.
 */
export interface ChoiceLook {
  /** The grid of the options. */
  grid: string;
  /** The label of one option. */
  option: string;
}

/**
 * The class names of a tile with a picture above its label, covered by an invisible radio button. Border, fill and font
 * weight show the choice. The padding makes up for the thicker border, so that nothing moves.
 */
export const tileClasses =
  'relative flex flex-col items-center justify-start rounded-md border border-edge bg-surface-raised p-1 ' +
  'hover:bg-surface-sunken has-checked:border-2 has-checked:p-[3px] has-checked:border-primary has-checked:bg-primary-soft has-checked:font-semibold ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';

/** Five options side by side as steps of a scale, each mark above its label, also on the smallest screen. */
export const stepLook: ChoiceLook = {
  grid: 'grid grid-cols-5 gap-1 sm:gap-2',
  option:
    'relative flex min-h-11 min-w-0 flex-col items-center gap-1 rounded-md border border-edge bg-surface-raised px-0.5 py-2 ' +
    'text-center text-xs wrap-anywhere hyphens-auto transition-colors sm:text-sm ' +
    'hover:bg-surface-sunken has-checked:border-primary has-checked:bg-primary-soft has-checked:font-semibold ' +
    'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
};
