import type { ComponentProps } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { controlClasses } from '#ui/lib/class-names.ts';
import { useFieldLinks, type FieldTexts } from './lib/use-field-links.ts';

export interface SelectOption {
  value: string;
  label: string;
  /** The language of the label, if it differs from the page's. */
  lang?: string;
}

export type SelectFieldProps = FieldTexts & {
  options: readonly SelectOption[];
  /** Puts the label before the control, on the same line, and leaves out the border. */
  inline?: boolean;
} & Omit<ComponentProps<'select'>, keyof FieldTexts>;

/** A native select, which every assistive technology supports. Children, such as a group of options, follow the options. */
export function SelectField({ label, hint, error, id, options, inline, className, children, ...rest }: SelectFieldProps) {
  const links = useFieldLinks({ id, hint, error });
  return (
    <FieldFrame id={links.id} label={label} hint={hint} error={error} inline={inline} className={className}>
      <select {...rest} {...links} className={`${controlClasses} ${inline ? 'border-transparent px-2!' : ''}`}>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
    </FieldFrame>
  );
}
