import { useState, type ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { copyText } from '#lib/copy-text.ts';
import { Button } from '#ui/button.tsx';

/** Ids of tags, which nobody has typed. */
const areIds = /^(?:[0-9a-f]{8}-[0-9a-f-]{27}\n?)+$/u;

/** Offers to copy the text of a form that can no longer be saved. The draft on this device keeps the text too. */
export function CopyDraft({ draft }: { draft: { readonly [name: string]: string | undefined } }): ReactNode {
  const t = useMessages('journal');
  const [result, setResult] = useState<'textCopied' | 'textNotCopied' | null>(null);
  const text = Object.values(draft)
    .filter((typed) => typed?.trim() && !areIds.test(typed))
    .join('\n');
  const copy = () => void copyText(text).then((copied) => setResult(copied ? 'textCopied' : 'textNotCopied'));
  return (
    <>
      <p className="w-full">{t('endedForm')}</p>
      <Button onClick={copy}>{t('copyText')}</Button>
      <p role="status" className="self-center text-sm empty:hidden">
        {result && t(result)}
      </p>
    </>
  );
}
