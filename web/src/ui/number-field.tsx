import type { ComponentProps } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { controlClasses } from './lib/control-classes.ts';
import type { FieldWords } from './lib/field-words.ts';
import { useFieldLinks } from './lib/use-field-links.ts';

export type NumberFieldProps = FieldWords & { unit?: string } & Omit<ComponentProps<'input'>, keyof FieldWords | 'type'>;

/**
 * A number as a person writes it: a text control with the decimal keyboard, because number controls refuse a comma or
 * a point depending on the browser's own language. The caller reads the text and says what is wrong with it.
 */
export function NumberField({ label, hint, error, id, unit, className, ...rest }: NumberFieldProps) {
  const links = useFieldLinks({ id, hint, error });
  const described = [links['aria-describedby'], unit && `${links.id}-unit`].filter(Boolean).join(' ') || undefined;
  return (
    <FieldFrame id={links.id} label={label} hint={hint} error={error} className={className}>
      <div className="flex items-center gap-3">
        <input
          inputMode="decimal"
          autoComplete="off"
          {...rest}
          {...links}
          type="text"
          aria-describedby={described}
          className={`${controlClasses} max-w-48 tabular-nums`}
        />
        {unit && (
          <span id={`${links.id}-unit`} className="text-muted">
            {unit}
          </span>
        )}
      </div>
    </FieldFrame>
  );
}
