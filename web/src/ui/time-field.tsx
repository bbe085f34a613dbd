import type { ComponentProps } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { controlClasses } from '#ui/lib/class-names.ts';
import { useFieldLinks, type FieldTexts } from './lib/use-field-links.ts';

export type TimeFieldProps = FieldTexts & Omit<ComponentProps<'input'>, keyof FieldTexts | 'type'>;

/** A time of day in the browser's own control; the value is HH:MM. */
export function TimeField({ label, hint, error, id, className, ...rest }: TimeFieldProps) {
  const links = useFieldLinks({ id, hint, error });
  return (
    <FieldFrame id={links.id} label={label} hint={hint} error={error} className={className}>
      <input {...rest} {...links} type="time" className={`${controlClasses} max-w-44`} />
    </FieldFrame>
  );
}
