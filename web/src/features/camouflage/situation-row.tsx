import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import type { EntryOf } from '#core/journal/define-journal.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import { type camouflageEntries, effortKey } from './camouflage-entries.ts';

/** A situation in the list: the person's text, then each answer below its question. */
export function SituationRow({ entry }: { entry: EntryOf<typeof camouflageEntries> }): ReactNode {
  const t = useMessages('camouflage');
  const locale = useLocale();
  const { effort } = entry;
  const answers = (['reason', 'feelings_during', 'feelings_after', 'notes'] as const).flatMap((name) => {
    const words = entry[name];
    return words === null ? [] : [{ name, words }];
  });
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold whitespace-pre-wrap">{entry.situation}</p>
      {effort !== null && <p>{t('effortInRow', { level: formatNumber(effort, locale), words: t(effortKey(effort)) })}</p>}
      {entry.kinds !== null && <p className="first-letter:uppercase">{entry.kinds.map((kind) => t(kind)).join(' · ')}</p>}
      {answers.length > 0 && (
        <dl className="flex flex-col gap-2">
          {answers.map(({ name, words }) => (
            <div key={name}>
              <dt className="text-sm text-muted">{t(name)}</dt>
              <dd className="whitespace-pre-wrap">{words}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
