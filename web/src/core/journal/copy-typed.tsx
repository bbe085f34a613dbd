import { useState, type ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { copyText } from '#lib/copy-text.ts';
import { Button } from '#ui/button.tsx';

/** Copies what stands in a form that can not be saved; its draft stays on the device besides. */
export function CopyTyped({ draft }: { draft: { readonly [name: string]: string | undefined } }): ReactNode {
  const t = useMessages('journal');
  const [told, setTold] = useState<'textCopied' | 'textNotCopied' | null>(null);
  const text = Object.values(draft)
    .filter((typed) => typed?.trim())
    .join('\n');
  const copy = () => void copyText(text).then((copied) => setTold(copied ? 'textCopied' : 'textNotCopied'));
  return (
    <>
      <p className="w-full">{t('endedForm')}</p>
      <Button onClick={copy}>{t('copyText')}</Button>
      <p role="status" className="self-center text-sm empty:hidden">
        {told && t(told)}
      </p>
    </>
  );
}
