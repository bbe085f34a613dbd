import { useState, type ComponentProps } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { FieldFrame } from './field-frame.tsx';
import { FieldNotes } from './field-notes.tsx';
import { controlClasses } from '#ui/lib/class-names.ts';
import { useFieldLinks, type FieldTexts } from './lib/use-field-links.ts';

export type PasswordFieldProps = FieldTexts & { showLabel: string; hideLabel: string } & Omit<
    ComponentProps<'input'>,
    keyof FieldTexts | 'type'
  >;

/** A password input that can show its text; pasting and password managers work. */
export function PasswordField({ label, hint, error, id, className, showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const links = useFieldLinks({ id, hint, error });
  const Picture = shown ? EyeOff : Eye;
  return (
    <FieldFrame id={links.id} label={label} className={className}>
      <input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        {...links}
        type={shown ? 'text' : 'password'}
        className={controlClasses}
      />
      {/* Hint and error are above the button, so that they are next to their field. */}
      <FieldNotes id={links.id} hint={hint} error={error} />
      <button
        type="button"
        aria-controls={links.id}
        onClick={() => setShown(!shown)}
        className="-ms-3 inline-flex min-h-11 items-center gap-2 self-start rounded-md px-3 text-start text-sm font-semibold text-primary hover:bg-primary-soft"
      >
        <Picture aria-hidden className="size-5 shrink-0" />
        {shown ? hideLabel : showLabel}
      </button>
    </FieldFrame>
  );
}
