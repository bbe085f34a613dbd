import { useState } from 'react';
import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatClockTime } from '#lib/clock-time.ts';
import { asClockTime, parseTime } from '#lib/parse-time.ts';
import { NumberField, type NumberFieldProps } from '#ui/number-field.tsx';

interface TimeFieldProps extends Omit<NumberFieldProps, 'value' | 'onChange' | 'asked' | 'onAnswer'> {
  /** 'HH:MM'; two times, 'HH:MM/HH:MM', if the text can mean either; or the text itself if it is not a time. */
  value: string;
  onChange: (event: { readonly target: { readonly value: string } }) => void;
}

const emptyTime = '--:--';
const [ambiguous, delimiter] = [/^\d\d:\d\d\/\d\d:\d\d$/u, '/'];

/** The field's value for a typed text (see `value`). `validate` refuses the value of an ambiguous or invalid text. */
function valueOf(text: string, locale: string): string {
  const read = parseTime(text, locale);
  return typeof read === 'string' ? read : (read?.join(delimiter) ?? text);
}

/**
 * A time of day as text, such as "23h10" or "2310". When the person leaves the field, it writes the time in full, so that
 * the person sees how the app understood the text. A browser's input of type time would lose a half typed time, because its
 * value is empty until the time is complete (docs/decisions/0092-times-as-text.md).
 */
export function TimeField({ value, onChange, error, ...rest }: TimeFieldProps) {
  const journal = useMessages('journal');
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const readings = ambiguous.test(value) ? value.split(delimiter) : [];
  const written = readings.map((time) => formatClockTime(time, locale));
  const [one = '', other = ''] = written;
  const asked = readings.length > 0 && {
    question: journal('problem-two-readings', { one, other }),
    answers: readings.map((text, index) => ({ label: written[index] ?? '', text })),
  };
  // What the field shows unless the typed text means the same value. After a reload, an undo, or the choice of one of two
  // readings, the typed text is missing or outdated. A valid time is shown in full, an ambiguous one as its first reading,
  // and any other text unchanged.
  const inFull = asClockTime(value) !== null ? formatClockTime(value, locale) : (readings[0] ?? value);
  return (
    <NumberField
      {...rest}
      error={error && asked ? asked.question : error}
      inputMode="numeric"
      placeholder={emptyTime}
      value={valueOf(typed, locale) === value ? typed : inFull}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange({ target: { value: valueOf(target.value, locale) } });
      }}
      onBlur={() => readings.length === 0 && setTyped('')}
      asked={asked || undefined}
      onAnswer={(text) => onChange({ target: { value: text } })}
    />
  );
}
