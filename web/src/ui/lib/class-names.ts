/** Joins class names and skips empty ones. */
export function joinClasses(...classes: (string | false | null | undefined)[]): string {
  return classes.filter(Boolean).join(' ');
}

const variants = {
  primary:
    'px-5 font-semibold bg-primary text-on-primary border-transparent shadow-sm hover:bg-primary-strong active:bg-primary-strong',
  secondary: 'px-5 font-medium bg-surface-raised text-ink border-edge hover:bg-primary-soft active:bg-primary-soft',
  quiet: 'px-3.5 font-medium bg-transparent text-primary border-transparent hover:bg-primary-soft active:bg-primary-soft',
  accent: 'px-4 font-semibold bg-accent-soft text-ink border-transparent hover:border-accent active:border-accent',
  danger: 'px-5 font-semibold bg-surface-raised text-problem border-problem hover:bg-problem-soft active:bg-problem-soft',
};

/**
 * Use one primary button per view, quiet for secondary actions, accent for the button to find at once, danger for destructive
 * actions.
 */
export type ButtonVariant = keyof typeof variants;

/** The class names of a button, also for links styled as one. */
export function buttonClasses(variant: ButtonVariant, className?: string): string {
  return joinClasses(
    'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-xl border py-2 text-start text-base',
    'transition-colors duration-150 select-none disabled:opacity-60 aria-busy:opacity-60',
    variants[variant],
    className,
  );
}

/** Appearance of all text inputs. */
export const controlClasses =
  'w-full min-h-12 rounded-md border border-edge bg-surface-raised px-4 py-2.5 text-base text-ink ' +
  'placeholder:text-muted aria-invalid:border-problem aria-invalid:bg-problem-soft transition-colors';

/** A radio button or checkbox styled as a card; the chosen one has a mark as well as a colour. */
export const choiceClasses =
  'flex min-h-11 items-center gap-1.5 rounded-md border border-edge bg-surface-raised px-1.5 py-2 ' +
  'max-sm:text-sm wrap-anywhere hyphens-auto transition-colors sm:gap-2 sm:px-3 ' +
  'hover:bg-surface-sunken has-checked:border-primary has-checked:bg-primary-soft ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';
