import type { ReactNode } from 'react';
import { Copy } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { useCopy } from '#ui/use-copy.ts';

/** A button that copies the message, to send by any other way. */
export function CopyMessage({ message }: { message: string }): ReactNode {
  const t = useMessages('deliveries');
  const copy = useCopy({ copied: t('messageCopied'), failed: t('messageNotCopied') });
  return (
    <Button variant="quiet" icon={Copy} className="-ms-3.5 self-start" onClick={() => void copy(message)}>
      {t('copyMessage')}
    </Button>
  );
}
