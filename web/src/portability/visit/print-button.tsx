import type { ReactNode } from 'react';
import { Printer } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';

/** Prints the sheet of the visit, which `VisitPaper` lays out. Without a way to print, there is no button. */
export function PrintButton(): ReactNode {
  const t = useMessages('visit');
  if (typeof window.print !== 'function') return null;
  return (
    <Button icon={Printer} onClick={() => window.print()}>
      {t('print')}
    </Button>
  );
}
