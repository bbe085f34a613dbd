import { useState } from 'react';
import { htmlLang } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Row, RowValues } from '#core/rows/operation.ts';
import { operationText, useSayColumn } from './operation-text.ts';
import { outboxRefusalWord } from '#core/outbox/write-problems.ts';
import type { RefusedOperation } from '#core/outbox/use-outbox.ts';
import { copyText } from '#lib/copy-text.ts';
import { Button } from '#ui/button.tsx';

interface RefusedWriteProps {
  operation: RefusedOperation;
  onRetry: () => Promise<void>;
  onDiscard: () => void;
}

/** A refused operation with buttons to copy, retry and discard. After a conflict it also shows the version on the server. */
export function RefusedWrite({ operation, onRetry, onDiscard }: RefusedWriteProps) {
  const t = useMessages('saving');
  const core = useMessages('core');
  const language = useLanguage();
  const [copy, setCopy] = useState<'copied' | 'copyFailed' | null>(null);
  const [trying, setTrying] = useState(false);
  const say = useSayColumn(operation.table);
  const text = say ? operationText(operation, say) : '';
  const { theirs } = operation.refusal;
  const other = say && theirs ? operationText({ values: sameColumns(operation, theirs) }, say) : '';
  const made = new Intl.DateTimeFormat(htmlLang(language), { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(operation.madeAt),
  );
  return (
    <article className="flex flex-col gap-2 rounded-lg border border-line p-4">
      <p className="text-sm text-muted">{t('from', { time: made })}</p>
      <p>{t('reason', { reason: core(`refused.${outboxRefusalWord(operation.refusal)}`) })}</p>
      <Version title={theirs && t('mine')} text={text} />
      {theirs && <Version title={t('theirs')} text={other} />}
      <div className="flex flex-wrap gap-2">
        <Button
          busy={trying}
          onClick={async () => {
            setTrying(true);
            await onRetry().finally(() => setTrying(false));
          }}
        >
          {t(theirs ? 'keepMine' : 'retry')}
        </Button>
        <Button
          variant="quiet"
          onClick={() => void copyText(text).then((copied) => setCopy(copied ? 'copied' : 'copyFailed'))}
        >
          {t('copy')}
        </Button>
        <Button variant={theirs ? 'secondary' : 'quiet'} onClick={onDiscard}>
          {t(theirs ? 'keepTheirs' : 'discard')}
        </Button>
      </div>
      <p role="status" className="text-sm empty:hidden">
        {copy && t(copy)}
      </p>
    </article>
  );
}

/** The values of an operation as text, with a title if there are two versions. */
function Version({ title, text }: { title: string | undefined; text: string }) {
  if (!text) return null;
  return (
    <div className="flex flex-col gap-1">
      {title && <h3 className="text-sm font-semibold">{title}</h3>}
      <p className="max-h-40 overflow-y-auto rounded-md bg-surface-sunken px-3 py-2 whitespace-pre-wrap">{text}</p>
    </div>
  );
}

/** The server's current values of the columns that this operation would change. */
function sameColumns({ values }: RefusedOperation, theirs: Row): RowValues {
  return Object.fromEntries(Object.keys(values).map((column) => [column, theirs[column]]));
}
