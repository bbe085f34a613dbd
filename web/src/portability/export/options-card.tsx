import type { ReactNode } from 'react';
import { useMessages, useMessagesOf } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ChoicesGroup } from '#ui/choices-group.tsx';
import { exportOptions, specifiedOptions } from './export-options.ts';

interface OptionsCardProps {
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  error: string | undefined;
}

const all = Object.keys(exportOptions);
const first = all.filter((option) => option in specifiedOptions);
const further = all.filter((option) => !(option in specifiedOptions));

/** The checkboxes that select which pages' records go into the file. */
export function OptionsCard({ chosen, onChange, error }: OptionsCardProps): ReactNode {
  const t = useMessages('export');
  const titles = useMessagesOf('titles');
  const isComplete = chosen.length === all.length;
  const group = (options: readonly string[], rest: readonly string[]) => ({
    options: options.map((option) => ({ value: option, label: titles(exportOptions[option] ?? option) })),
    values: chosen,
    onChange: (values: readonly string[]) => onChange([...values, ...rest.filter((option) => chosen.includes(option))]),
  });
  return (
    <Card className="flex flex-col gap-5">
      <ChoicesGroup {...group(first, further)} legend={t('options')} name="options" hint={t('optionsHint')} error={error} />
      <ChoicesGroup {...group(further, first)} legend={t('further')} name="further" />
      <Button variant="quiet" className="-ms-3.5 self-start" onClick={() => onChange(isComplete ? [] : all)}>
        {t(isComplete ? 'none' : 'all')}
      </Button>
    </Card>
  );
}
