import { useState, type ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';

interface AskAgainProps {
  retry: () => Promise<void>;
  variant?: NonNullable<ButtonProps['variant']>;
}

/** The press that asks the server once more. It is busy until there is an answer, or none: what stands around it stays meanwhile. */
export function AskAgain({ retry, variant = 'secondary' }: AskAgainProps): ReactNode {
  const core = useMessages('core');
  const [asking, setAsking] = useState(false);
  const ask = () => {
    setAsking(true);
    void retry().finally(() => setAsking(false));
  };
  return (
    <Button variant={variant} busy={asking} onClick={ask}>
      {core('actions.retry')}
    </Button>
  );
}
