import type { ComponentProps } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { controlClasses } from '#ui/lib/class-names.ts';
import { useFieldLinks, type FieldTexts } from './lib/use-field-links.ts';

export type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, keyof FieldTexts>;

/** An input for one line of text. */
export function TextField({ label, hint, error, id, className, ...rest }: TextFieldProps) {
  const links = useFieldLinks({ id, hint, error });
  return (
    <FieldFrame id={links.id} label={label} hint={hint} error={error} className={className}>
      <input type="text" {...rest} {...links} className={controlClasses} />
    </FieldFrame>
  );
}
