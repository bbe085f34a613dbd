import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { FieldFrame } from './field-frame.tsx';
import { controlClasses } from '#ui/lib/class-names.ts';
import { useFieldLinks, type FieldTexts } from './lib/use-field-links.ts';

/**
 * The question of a field whose text can mean several values. Each answer is a button; a press replaces the field's text by
 * the answer's `text`.
 */
export interface AskedValue {
  readonly question: string;
  readonly answers: readonly { readonly label: string; readonly text: string }[];
}

export type NumberFieldProps = FieldTexts & {
  unit?: string;
  asked?: AskedValue | undefined;
  onAnswer?: (text: string) => void;
} & Omit<ComponentProps<'input'>, keyof FieldTexts | 'type'>;

/**
 * A text input with the decimal keyboard: inputs of type number reject a comma or a point, depending on the browser's
 * language. The caller parses the text and reports errors.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, id, unit, asked, onAnswer, className, ...rest } = props;
  const links = useFieldLinks({ id, hint, error });
  const question = asked && error !== asked.question ? `${links.id}-question` : '';
  const described = [links['aria-describedby'], question, unit && `${links.id}-unit`].filter(Boolean).join(' ') || undefined;
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
          className={`${controlClasses} max-w-44 tabular-nums`}
        />
        {unit && (
          <span id={`${links.id}-unit`} className="text-muted">
            {unit}
          </span>
        )}
      </div>
      {asked && (
        <div role="group" aria-label={asked.question} className="flex flex-wrap items-center gap-3">
          {question && <p id={question}>{asked.question}</p>}
          {asked.answers.map((answer) => (
            <Button
              key={answer.text}
              onClick={() => {
                onAnswer?.(answer.text);
                // The answer buttons disappear after a press, so move focus to the input.
                document.getElementById(links.id)?.focus();
              }}
            >
              {answer.label}
            </Button>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}
