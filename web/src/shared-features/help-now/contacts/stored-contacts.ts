import { useMemo } from 'react';
import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';
import { storeText, useStoredText } from '../use-stored-text.ts';

/** An emergency contact. */
export interface Contact {
  readonly name: string;
  readonly phone: string;
}

let ofAccount: { readonly userId: string; readonly contacts: readonly Contact[] } | undefined;

/** Stores the signed-in user's contacts in memory, so that Help now can show them at once. */
export function rememberContacts(userId: string, contacts: readonly Contact[]): void {
  ofAccount = { userId, contacts };
}

/** Maps a user id to the contacts that this user chose to show to everybody who uses this device. */
export type StoredContacts = Readonly<Record<string, readonly Contact[]>>;

const key = 'cogn-help-contacts';

function isContact(value: unknown): value is Contact {
  const { name, phone } = (value ?? {}) as Partial<Record<keyof Contact, unknown>>;
  return typeof name === 'string' && typeof phone === 'string';
}

/** Parses the contacts stored on this device. Invalid data counts as no contacts, because Help now must open in any case. */
export function readStoredContacts(text: string | null): StoredContacts {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).flatMap(([id, contacts]) => (Array.isArray(contacts) ? [[id, contacts.filter(isContact)]] : [])),
    );
  } catch {
    return {};
  }
}

/** Replaces a user's stored contacts, or removes them if null. Returns the text to store; null if no contacts remain. */
export function withContacts(stored: StoredContacts, userId: string, contacts: readonly Contact[] | null): string | null {
  const others = Object.entries(stored).filter(([id]) => id !== userId);
  const own = contacts?.map(({ name, phone }) => ({ name, phone }));
  const all = own ? [...others, [userId, own] as const] : others;
  return all.length > 0 ? JSON.stringify(Object.fromEntries(all)) : null;
}

/** Removes a user's contacts from this device, for callers outside React. */
export function forgetContactsOf(userId: string): void {
  storeText(key, withContacts(readStoredContacts(safeLocalStorage.getItem(key)), userId, null));
}

/**
 * The copies of contacts that stay on this device after sign-out. A copy exists only if its user chose to store one.
 * `storeFor` writes or removes a user's copy, and `forgetAll` removes all copies. Both return whether that worked.
 */
export function useStoredContacts() {
  const [text, store] = useStoredText(key);
  const stored = useMemo(() => readStoredContacts(text), [text]);
  return {
    stored,
    storeFor: (userId: string, contacts: readonly Contact[] | null) => store(withContacts(stored, userId, contacts)),
    forgetAll: () => store(null),
  };
}

/**
 * The contacts that are available without a request. For a signed-in user, they are the user's own, or undefined until they
 * have been read. Otherwise they are those that this device shows to everybody.
 */
export function useContactsAtHand(userId: string | undefined): readonly Contact[] | undefined {
  const { stored } = useStoredContacts();
  if (userId === undefined) return Object.values(stored).flat();
  return ofAccount?.userId === userId ? ofAccount.contacts : stored[userId];
}
