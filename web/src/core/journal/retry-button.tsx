import { useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Retry } from '#core/records/use-rows.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';

interface AskAgainProps {
  retry: Retry;
  variant?: NonNullable<ButtonProps['variant']>;
}

/**
 * Retries a failed query and shows the time of the next automatic retry. The button stays busy until the request ends, and
 * nothing around it moves.
 */
export function RetryButton({ retry, variant = 'secondary' }: AskAgainProps): ReactNode {
  const core = useMessages('core');
  const locale = useLocale();
  const [asking, setAsking] = useState(false);
  const ask = () => {
    setAsking(true);
    void retry().finally(() => setAsking(false));
  };
  return (
    <>
      {retry.comesAt !== undefined && (
        <p className="text-sm text-muted">
          {core('actions.retryAt', {
            time: new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }).format(retry.comesAt),
          })}
        </p>
      )}
      <Button variant={variant} busy={asking} onClick={ask}>
        {core('actions.retry')}
      </Button>
    </>
  );
}
