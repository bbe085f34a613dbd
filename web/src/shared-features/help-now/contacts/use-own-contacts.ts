import { useEffect, useEffectEvent } from 'react';
import { useRows } from '#core/records/use-rows.ts';
import { useUser } from '#core/session/session.ts';
import { useKeptContacts, type Contact } from './kept-contacts.ts';

/**
 * The signed-in person's emergency contacts: what the server said or this device kept of it, and until that is known the copy that the
 * person chose to keep here. The copy follows every change of the rows.
 */
export function useOwnContacts() {
  const userId = useUser()?.id ?? '';
  const { rows, state } = useRows<Contact>('emergency_contacts');
  const { kept, keepFor } = useKeptContacts();
  const copy = kept[userId];
  const known = state === 'ready' || rows.length > 0;
  const contacts: readonly Contact[] = known ? rows : (copy ?? []);
  const now = JSON.stringify(contacts.map(({ name, phone }) => ({ name, phone })));

  const follow = useEffectEvent(() => {
    if (known && copy && now !== JSON.stringify(copy)) keepFor(userId, contacts);
  });
  useEffect(() => follow(), [now, known]);

  return { contacts, state, isKept: copy !== undefined, keepHere: (yes: boolean) => keepFor(userId, yes ? contacts : null) };
}
