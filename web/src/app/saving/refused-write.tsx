import { useState } from 'react';
import { htmlLang } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/use-language.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { operationText } from '#core/outbox/operation-text.ts';
import { refusalWord } from '#core/outbox/refusal-word.ts';
import type { RefusedOperation } from '#core/outbox/use-outbox.ts';
import { copyText } from '#lib/copy-text.ts';
import { Button } from '#ui/button.tsx';
import { useSayColumn } from './use-say-column.ts';

interface RefusedWriteProps {
  operation: RefusedOperation;
  onRetry: () => Promise<void>;
  onDiscard: () => void;
}

/** One refused write: when it was made, why it was refused, what it says, and the three things that can be done with it. */
export function RefusedWrite({ operation, onRetry, onDiscard }: RefusedWriteProps) {
  const t = useMessages('app');
  const core = useMessages('core');
  const language = useLanguage();
  const [copy, setCopy] = useState<'copied' | 'copyFailed' | null>(null);
  const [trying, setTrying] = useState(false);
  const say = useSayColumn(operation.table);
  const text = say ? operationText(operation, say) : '';
  const made = new Intl.DateTimeFormat(htmlLang(language), { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(operation.madeAt),
  );
  return (
    <article className="flex flex-col gap-2 rounded-lg border border-line p-4">
      <p className="text-sm text-muted">{t('saving.from', { time: made })}</p>
      <p>{t('saving.reason', { reason: core(`refused.${refusalWord(operation.refusal)}`) })}</p>
      {text && <p className="max-h-40 overflow-y-auto rounded-md bg-surface-sunken px-3 py-2 whitespace-pre-wrap">{text}</p>}
      <div className="flex flex-wrap gap-2">
        <Button
          busy={trying}
          onClick={async () => {
            setTrying(true);
            await onRetry().finally(() => setTrying(false));
          }}
        >
          {t('saving.retry')}
        </Button>
        <Button
          variant="quiet"
          onClick={() => void copyText(text).then((copied) => setCopy(copied ? 'copied' : 'copyFailed'))}
        >
          {t('saving.copy')}
        </Button>
        <Button variant="quiet" onClick={onDiscard}>
          {t('saving.discard')}
        </Button>
      </div>
      <p role="status" className="text-sm empty:hidden">
        {copy && t(`saving.${copy}`)}
      </p>
    </article>
  );
}
