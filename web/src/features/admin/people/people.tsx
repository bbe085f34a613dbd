import { useState, type ReactNode, type SubmitEvent } from 'react';
import { Search } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AccountCard } from './account-card.tsx';
import { AccountList } from './account-list.tsx';

const orders = {
  newest: 'sort=created&order=desc',
  oldest: 'sort=created&order=asc',
  seenLast: 'sort=signed_in&order=desc',
  byName: 'sort=name&order=asc',
  byEmail: 'sort=email&order=asc',
};
type Order = keyof typeof orders;

/** The search and the pages of the account list, or one open account. */
export function People(): ReactNode {
  const t = useMessages('admin');
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState({ search: '', order: 'newest' as Order, page: 1 });
  const [open, setOpen] = useState<string | null>(null);
  /** The account whose card the administrator closed last. The list moves the focus back to this account. */
  const [left, setLeft] = useState<string | null>(null);
  if (open !== null) {
    const close = () => {
      setLeft(open);
      setOpen(null);
    };
    return <AccountCard id={open} onClose={close} />;
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked({ ...asked, search: typed.trim(), page: 1 });
  };
  const query = `accounts?${orders[asked.order]}&page=${String(asked.page)}&search=${encodeURIComponent(asked.search)}`;
  return (
    <Card aria-labelledby="admin-people" className="flex flex-col gap-5">
      <h2 id="admin-people" className="text-lg">
        {t('people')}
      </h2>
      <form role="search" onSubmit={submit} className="flex flex-wrap items-start gap-4">
        <TextField
          label={t('search')}
          hint={t('searchHint')}
          name="search"
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className="min-w-56 flex-1"
        />
        <SelectField
          label={t('order')}
          name="order"
          options={(Object.keys(orders) as Order[]).map((value) => ({ value, label: t(value) }))}
          value={asked.order}
          onChange={({ target }) => setAsked({ ...asked, order: target.value as Order, page: 1 })}
        />
        <Button type="submit" icon={Search} className="sm:mt-7">
          {t('find')}
        </Button>
      </form>
      <AccountList
        query={query}
        page={asked.page}
        focused={left}
        onOpen={setOpen}
        onPage={(page) => setAsked({ ...asked, page })}
      />
    </Card>
  );
}
