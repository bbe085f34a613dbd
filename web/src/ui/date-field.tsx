import type { ComponentProps } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { controlClasses } from '#ui/lib/class-names.ts';
import { useFieldLinks, type FieldTexts } from './lib/use-field-links.ts';

export type DateFieldProps = FieldTexts & Omit<ComponentProps<'input'>, keyof FieldTexts | 'type'>;

/** A calendar date in the browser's own control; the value is YYYY-MM-DD. */
export function DateField({ label, hint, error, id, className, ...rest }: DateFieldProps) {
  const links = useFieldLinks({ id, hint, error });
  return (
    <FieldFrame id={links.id} label={label} hint={hint} error={error} className={className}>
      <input {...rest} {...links} type="date" className={`${controlClasses} max-w-60`} />
    </FieldFrame>
  );
}
