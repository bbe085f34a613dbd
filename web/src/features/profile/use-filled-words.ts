import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';

type Column = 'weight_kg' | 'height_cm' | 'diagnoses' | 'allergies' | 'communication' | 'overload' | 'helps';

/** Says what a folded part holds by the names of what is filled in, never by what was written: somebody may look over a shoulder. */
export function useFilledWords(): (columns: readonly Column[], row: Partial<Record<Column, unknown>>) => string {
  const t = useMessages('profile');
  const locale = useLocale();
  return (columns, row) => {
    const filled = columns.filter((column) => row[column] !== null && row[column] !== undefined && row[column] !== '');
    return filled.length === 0 ? t('nothingYet') : new Intl.ListFormat(locale).format(filled.map((column) => t(column)));
  };
}
