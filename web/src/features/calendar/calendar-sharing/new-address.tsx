import type { ReactNode } from 'react';
import { Copy } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useCopy } from '#ui/use-copy.ts';

/** The new address, to copy. The page shows it only once. */
export function NewAddress({ address }: { address: string }): ReactNode {
  const t = useMessages('calendar-sharing');
  const copy = useCopy({ copied: t('copied'), failed: t('copyFailed') });
  return (
    <div className="flex flex-col gap-3 rounded-xl border border-line p-4">
      <TextField
        name="feed-address"
        label={t('newAddress')}
        hint={t('once')}
        value={address}
        readOnly
        spellCheck={false}
        onFocus={(event) => event.target.select()}
      />
      <Button icon={Copy} variant="primary" className="self-start" onClick={() => void copy(address)}>
        {t('copy')}
      </Button>
    </div>
  );
}
