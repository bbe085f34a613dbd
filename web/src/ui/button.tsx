import type { ComponentProps } from 'react';
import { buttonClasses, type ButtonVariant } from '#ui/lib/class-names.ts';
import type { Icon } from './lib/draw-icon.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** While true, the button keeps focus but does nothing, and screen readers announce that it is busy. */
  busy?: boolean;
  icon?: Icon;
}

/** A button with a visible label; the icon is decorative. */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', busy, icon: Picture, className, children, onClick, type = 'button', ...rest } = props;
  return (
    <button
      {...rest}
      type={type}
      className={buttonClasses(variant, className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {Picture && <Picture className="size-5 shrink-0" aria-hidden />}
      {children}
    </button>
  );
}
