import { useEffect, useEffectEvent } from 'react';
import { useRows } from '#core/records/use-rows.ts';
import { useUser } from '#core/session/session.ts';
import { rememberContacts, useStoredContacts, type Contact } from './stored-contacts.ts';

/**
 * The user's emergency contacts: the rows if they are known, otherwise this device's copy. If the rows change and a copy
 * exists, updates the copy.
 */
export function useOwnContacts() {
  const userId = useUser()?.id ?? '';
  const { rows, state } = useRows<Contact>('emergency_contacts');
  const { stored, storeFor } = useStoredContacts();
  const copy = stored[userId];
  const known = state === 'ready' || rows.length > 0;
  const contacts: readonly Contact[] = known ? rows : (copy ?? []);
  const now = JSON.stringify(contacts.map(({ name, phone }) => ({ name, phone })));

  const follow = useEffectEvent(() => {
    if (known) rememberContacts(userId, contacts);
    if (known && copy && now !== JSON.stringify(copy)) storeFor(userId, contacts);
  });
  useEffect(() => follow(), [now, known]);

  return {
    contacts,
    state,
    isStored: copy !== undefined,
    storeHere: (yes: boolean) => storeFor(userId, yes ? contacts : null),
  };
}
