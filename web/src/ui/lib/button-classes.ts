import { joinClasses } from './join-classes.ts';

const looks = {
  primary:
    'px-5 font-semibold bg-primary text-on-primary border-transparent shadow-sm hover:bg-primary-strong active:bg-primary-strong',
  secondary: 'px-5 font-medium bg-surface-raised text-ink border-edge hover:bg-primary-soft active:bg-primary-soft',
  quiet: 'px-3.5 font-medium bg-transparent text-primary border-transparent hover:bg-primary-soft active:bg-primary-soft',
  accent: 'px-4 font-semibold bg-accent-soft text-ink border-transparent hover:border-accent active:border-accent',
  danger: 'px-5 font-semibold bg-surface-raised text-problem border-problem hover:bg-problem-soft active:bg-problem-soft',
};

/** One primary button per view; quiet for what stands beside it; accent for the one that must be found at once; danger for what takes something away. */
export type ButtonVariant = keyof typeof looks;

/** The class names of a button, also for links that should look like one. */
export function buttonClasses(variant: ButtonVariant, className?: string): string {
  return joinClasses(
    'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-xl border py-2 text-start text-base',
    'transition-colors duration-150 select-none disabled:opacity-60 aria-busy:opacity-60',
    looks[variant],
    className,
  );
}
