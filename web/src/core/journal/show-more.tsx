import { useId, useState, type ReactNode } from 'react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { useShowsLess } from '#core/preferences/light-day.ts';
import { Button } from '#ui/button.tsx';

/**
 * Secondary content of a journal page, such as look back and goals. In simple mode and on a light day (`useLightDay`), a
 * button opens the content.
 */
export function ShowMore({ children }: { children: ReactNode }): ReactNode {
  const t = useMessages('journal');
  const id = useId();
  const showsLess = useShowsLess();
  const [open, setOpen] = useState(false);
  if (!showsLess) return children;
  return (
    <>
      <div>
        <Button
          icon={open ? ChevronUp : ChevronDown}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'showLess' : 'showMore')}
        </Button>
      </div>
      {open && (
        <div id={id} className="flex flex-col gap-6">
          {children}
        </div>
      )}
    </>
  );
}
