import { useState, type ReactNode } from 'react';
import { Search } from 'lucide-react';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import type { AppointmentSearchProps } from './appointment-search.tsx';

const LazyAppointmentSearch = lazyPart<AppointmentSearchProps>(
  'appointment-search',
  () => ['appointment-search'],
  async () => (await import('./appointment-search.tsx')).AppointmentSearch,
);

/** A button that shows the search over all appointments. Its code and all appointments load on demand. */
export function SearchButton(props: AppointmentSearchProps): ReactNode {
  const t = useMessages('calendar');
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-col gap-3">
      <Button icon={Search} className="self-start" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('find')}
      </Button>
      {open && <LazyAppointmentSearch {...props} />}
    </div>
  );
}
