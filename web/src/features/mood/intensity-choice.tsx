import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import { FieldNotes } from '#ui/field-notes.tsx';
import { tileClasses } from '#ui/choice-looks.ts';
import { useFieldLinks } from '#ui/lib/use-field-links.ts';
import { intensities, intensityKey } from './mood-entries.ts';

interface IntensityChoiceProps {
  name: string;
  value: string | null;
  onChange: (intensity: string) => void;
  error?: string;
  required?: boolean;
}

/** The intensity as a scale of five steps side by side. Each step shows its number and label, even on small screens. */
export function IntensityChoice({ name, value, onChange, error, required }: IntensityChoiceProps): ReactNode {
  const t = useMessages('mood');
  const locale = useLocale();
  const links = useFieldLinks({ error });
  return (
    <fieldset {...links} className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 font-semibold">{t('intensity')}</legend>
      <div className="grid grid-cols-5 gap-1 sm:gap-2">
        {intensities.map((intensity) => (
          <label key={intensity} className={tileClasses}>
            <input
              type="radio"
              name={name}
              value={intensity}
              required={required}
              checked={value === String(intensity)}
              onChange={() => onChange(String(intensity))}
              className="absolute inset-0 size-full scroll-my-32 opacity-0"
            />
            <span className="font-semibold tabular-nums">{formatNumber(intensity, locale)}</span>
            <span className="w-full text-center text-xs font-normal break-words hyphens-auto first-letter:uppercase sm:text-sm">
              {t(intensityKey(intensity))}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes id={links.id} error={error} />
    </fieldset>
  );
}
