import { useState, type ReactNode } from 'react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

const CalendarSharing = lazyPart(
  'calendar-sharing',
  () => ['calendar-sharing'],
  async () => (await import('./calendar-sharing.tsx')).CalendarSharing,
);

/** A card whose button shows the parts for the calendar file and the private feed address. Their code loads on demand. */
export function OtherCalendars(): ReactNode {
  const t = useMessages('calendar');
  const [open, setOpen] = useState(false);
  return (
    <Card aria-labelledby="other-calendars" className="flex flex-col gap-4">
      <h2 id="other-calendars" className="text-lg">
        {t('others')}
      </h2>
      <p className="text-muted">{t('othersText')}</p>
      <Button
        className="self-start"
        icon={open ? ChevronUp : ChevronDown}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t(open ? 'othersClose' : 'othersOpen')}
      </Button>
      {open && <CalendarSharing />}
    </Card>
  );
}
