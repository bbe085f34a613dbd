import { useState } from 'react';
import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatMinutes, formatNumber } from '#lib/format-number.ts';
import { parseDuration } from '#lib/parse-duration.ts';
import { NumberField, type NumberFieldProps } from '#ui/number-field.tsx';

interface DurationFieldProps extends Omit<NumberFieldProps, 'value' | 'onChange' | 'asked' | 'onAnswer'> {
  /** The number as text; two numbers, 'one|other', if the text can mean either; or the text itself if it is no duration. */
  value: string;
  onChange: (event: { readonly target: { readonly value: string } }) => void;
  /** Whether the column is in hours, with two decimals. Otherwise it is in whole minutes. */
  inHours?: boolean;
}

const delimiter = '|';

/**
 * A number of hours or minutes, typed as a number or as people write durations: "7h30", "7:30", "7時間30分". When the person
 * leaves the field, it writes the number in the field's unit. A field of hours asks whether "7,30" is 7.3 hours or 7 hours
 * 30 minutes.
 */
export function DurationField({ value, onChange, onBlur, error, inHours = false, ...rest }: DurationFieldProps) {
  const journal = useMessages('journal');
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const inUnit = (minutes: number) =>
    formatNumber(inHours ? minutes / 60 : Math.round(minutes), locale, { useGrouping: false });
  const valueOf = (text: string): string => {
    const read = parseDuration(text, { inHours });
    return read === null ? text : typeof read === 'number' ? inUnit(read) : read.map(inUnit).join(delimiter);
  };
  const [first = '', second] = value.split(delimiter);
  const readings = second === undefined ? [] : [first, second];
  const labels = readings.map((text) => formatMinutes(Number(text.replace(',', '.')) * 60, locale));
  const [one = '', other = ''] = labels;
  const asked = readings.length > 0 && {
    question: journal('problem-two-readings', { one, other }),
    answers: readings.map((text, index) => ({ label: labels[index] ?? '', text })),
  };
  return (
    <NumberField
      {...rest}
      error={error && asked ? asked.question : error}
      // After a reload, or a change of the value elsewhere, the typed text is missing or outdated.
      value={valueOf(typed) === value ? typed : first}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange({ target: { value: valueOf(target.value) } });
      }}
      onBlur={(event) => {
        if (!asked) setTyped('');
        onBlur?.(event);
      }}
      asked={asked || undefined}
      onAnswer={(text) => onChange({ target: { value: text } })}
    />
  );
}
