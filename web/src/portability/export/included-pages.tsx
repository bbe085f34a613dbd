import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useMessages, useMessagesOf } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { ChoicesGroup } from '#ui/choices-group.tsx';
import { Folded } from '#ui/folded.tsx';
import { exportOptions, specifiedOptions } from './export-options.ts';

interface IncludedPagesProps {
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  error: string | undefined;
}

const all = Object.keys(exportOptions);
const first = all.filter((option) => option in specifiedOptions);
const further = all.filter((option) => !(option in specifiedOptions));

/** Selects the pages whose records go into the file. The checkboxes are folded, because most people take everything. */
export function IncludedPages({ chosen, onChange, error }: IncludedPagesProps): ReactNode {
  const t = useMessages('export');
  const titles = useMessagesOf('titles');
  const locale = useLocale();
  const title = (option: string) => titles(exportOptions[option] ?? option);
  const isComplete = chosen.length === all.length;
  const group = (options: readonly string[], rest: readonly string[]) => ({
    options: options.map((option) => ({ value: option, label: title(option) })),
    values: chosen,
    oneColumn: true,
    onChange: (values: readonly string[]) => onChange([...values, ...rest.filter((option) => chosen.includes(option))]),
  });
  const names = new Intl.ListFormat(locale).format(all.filter((option) => chosen.includes(option)).map(title));
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg">{t('options')}</h2>
      <p>{isComplete ? t('optionsAll') : names || t('optionsNothing')}</p>
      <Folded summary={t('optionsChoose')}>
        <ChoicesGroup
          {...group(first, further)}
          legend={<span className="sr-only">{t('options')}</span>}
          name="options"
          error={error}
        />
        <ChoicesGroup {...group(further, first)} legend={t('further')} name="further" />
        <Button variant="quiet" className="-ms-3.5 self-start" onClick={() => onChange(isComplete ? [] : all)}>
          {t(isComplete ? 'none' : 'all')}
        </Button>
      </Folded>
    </section>
  );
}
