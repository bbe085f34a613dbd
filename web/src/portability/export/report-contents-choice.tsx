import type { ReactNode } from 'react';
import { useMessages, useMessagesOf } from '#core/messages/use-messages.ts';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { ChoicesGroup } from '#ui/choices-group.tsx';
import { separateOptions, type ReportContents } from './export-options.ts';

interface ReportContentsChoiceProps {
  value: ReportContents;
  onChange: (value: ReportContents) => void;
  /** The chosen options of the export. Only their records can be added to the file. */
  options: readonly string[];
}

/** Chooses between the summary only, and the summary with the records. */
export function ReportContentsChoice({ value, onChange, options }: ReportContentsChoiceProps): ReactNode {
  const t = useMessages('export');
  const titles = useMessagesOf('titles');
  const offered = separateOptions.filter((option) => options.includes(option));
  return (
    <>
      <ChoiceGroup
        legend={t('contents')}
        name="contents"
        options={(['summaryOnly', 'summaryAndRecords'] as const).map((each) => ({ value: each, label: t(each) }))}
        value={value === null ? 'summaryOnly' : 'summaryAndRecords'}
        onChange={(chosen) => onChange(chosen === 'summaryOnly' ? null : [])}
        hint={t('contentsHint')}
      />
      {value !== null && offered.length > 0 && (
        <ChoicesGroup
          legend={t('alsoRecords')}
          name="alsoRecords"
          options={offered.map((option) => ({ value: option, label: titles(option) }))}
          values={value}
          onChange={onChange}
          hint={t('alsoRecordsHint')}
          oneColumn
        />
      )}
    </>
  );
}
