import { useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { Plus, X } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import { Button } from '#ui/button.tsx';
import { FieldNotes } from '#ui/field-notes.tsx';
import { useFieldLinks } from '#ui/lib/use-field-links.ts';
import { TimeField } from '#core/journal/form/time-field.tsx';

interface TimesOfDayProps {
  name: string;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  error?: string | undefined;
}

/** The times of a day, one line each. The person can edit, remove and add lines. */
export function TimesOfDay({ name, values, onChange, error }: TimesOfDayProps): ReactNode {
  const t = useMessages('medicine-form');
  const page = useMessages('medications');
  const locale = useLocale();
  const links = useFieldLinks({ error });
  // How many empty lines the form shows. Only this state counts them, because an empty line is not a value of the field
  // yet.
  const [empty, setEmpty] = useState(values.length === 0 ? 1 : 0);
  const lines = [...values, ...Array.from({ length: empty }, () => '')];
  const change = (index: number, time: string) => {
    if (index >= values.length && time !== '') setEmpty(empty - 1);
    if (index < values.length && time === '') setEmpty(empty + 1);
    onChange(lines.map((line, each) => (each === index ? time : line)).filter((line) => line !== ''));
  };
  const takeOut = (index: number) => {
    if (index >= values.length) setEmpty(empty - 1);
    else onChange(values.filter((_, each) => each !== index));
  };
  return (
    <fieldset {...links} className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{page('times')}</legend>
      {lines.map((line, index) => (
        <div key={index} className="flex flex-wrap items-end gap-2">
          <TimeField
            label={t('time', { number: formatNumber(index + 1, locale) })}
            name={`${name}-${String(index)}`}
            value={line}
            onChange={({ target }) => change(index, target.value)}
          />
          {lines.length > 1 && (
            <Button variant="quiet" icon={X} onClick={() => takeOut(index)}>
              {t('removeTime', { number: formatNumber(index + 1, locale) })}
            </Button>
          )}
        </div>
      ))}
      <FieldNotes id={links.id} error={error} />
      <Button icon={Plus} className="self-start" onClick={() => setEmpty(empty + 1)}>
        {t('addTime')}
      </Button>
    </fieldset>
  );
}
