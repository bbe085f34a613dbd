import { LifeBuoy } from 'lucide-react';
import { useLanguage } from '#core/messages/messages.ts';
import { Button } from '#ui/button.tsx';
import { failureMessages } from '#core/messages/load-failure-messages.ts';

/** The button of Help now. Its label needs no message file. */
export function HelpButton(button: { onClick: () => void; 'aria-keyshortcuts'?: string }) {
  return (
    <Button
      variant="accent"
      icon={LifeBuoy}
      className="max-sm:ms-auto"
      data-never-covered
      aria-haspopup="dialog"
      {...button}
    >
      {failureMessages[useLanguage()].help}
    </Button>
  );
}
