import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { csvLayouts, type CsvLayout } from './export-options.ts';

interface CsvLayoutChoiceProps {
  value: CsvLayout;
  onChange: (value: CsvLayout) => void;
}

/** Selects whether a CSV has a row for each field or for each record. */
export function CsvLayoutChoice({ value, onChange }: CsvLayoutChoiceProps): ReactNode {
  const t = useMessages('export');
  return (
    <ChoiceGroup
      legend={t('csvLayout')}
      name="csvLayout"
      options={csvLayouts.map((layout) => ({ value: layout, label: t(layout) }))}
      value={value}
      onChange={onChange}
      hint={t(`${value}Hint`)}
    />
  );
}
