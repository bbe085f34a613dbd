import { useState, type ReactNode } from 'react';
import { Search } from 'lucide-react';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

const SearchCard = lazyPart<object>(
  'thought-search',
  () => ['thought-search'],
  async () => (await import('./thought-search/search-card.tsx')).SearchCard,
);

/** Search over all thoughts, which load on demand. */
export function SearchSection(): ReactNode {
  const t = useMessages('thoughts');
  const [open, setOpen] = useState(false);
  return (
    <Card aria-labelledby="thought-search" className="flex flex-col gap-4">
      <h2 id="thought-search" className="text-lg">
        {t('search')}
      </h2>
      {open ? (
        <SearchCard />
      ) : (
        <div>
          <Button icon={Search} onClick={() => setOpen(true)}>
            {t('openSearch')}
          </Button>
        </div>
      )}
    </Card>
  );
}
