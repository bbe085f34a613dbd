import type { ComponentProps } from 'react';
import { joinClasses } from '#ui/lib/class-names.ts';

/** A raised card for related content. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      {...rest}
      className={joinClasses('rounded-xl border border-line bg-surface-raised p-5 shadow-sm sm:p-6', className)}
    />
  );
}
