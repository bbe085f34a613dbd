import type { ComponentProps } from 'react';
import { FieldNotes } from './field-notes.tsx';
import { useFieldLinks, type FieldTexts } from './lib/use-field-links.ts';
import { joinClasses } from '#ui/lib/class-names.ts';

export type CheckboxProps = FieldTexts & Omit<ComponentProps<'input'>, keyof FieldTexts | 'type'>;

/** A checkbox, never checked by default. A press anywhere on its line toggles it. */
export function Checkbox({ label, hint, error, id, className, ...rest }: CheckboxProps) {
  const links = useFieldLinks({ id, hint, error });
  return (
    <div className={joinClasses('flex flex-col gap-1', className)}>
      <label htmlFor={links.id} className="flex min-h-11 items-center gap-3 rounded-md py-1.5">
        <input {...rest} {...links} type="checkbox" className="size-6 shrink-0" />
        <span>{label}</span>
      </label>
      <div className="flex flex-col gap-1 ps-9 empty:hidden">
        <FieldNotes id={links.id} hint={hint} error={error} />
      </div>
    </div>
  );
}
