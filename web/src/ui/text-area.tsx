import type { ComponentProps } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { controlClasses } from '#ui/lib/class-names.ts';
import { useFieldLinks, type FieldTexts } from './lib/use-field-links.ts';

export type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, keyof FieldTexts>;

/** A multi-line input that grows with its text if the browser supports it. */
export function TextArea({ label, hint, error, id, className, rows = 3, ...rest }: TextAreaProps) {
  const links = useFieldLinks({ id, hint, error });
  return (
    <FieldFrame id={links.id} label={label} hint={hint} error={error} className={className}>
      <textarea rows={rows} {...rest} {...links} className={`${controlClasses} field-sizing-content min-h-20`} />
    </FieldFrame>
  );
}
