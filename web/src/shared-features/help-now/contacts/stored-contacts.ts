import { useMemo } from 'react';
import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';
import { keep, useKept } from '../use-kept.ts';

/** Somebody whom the person may call. */
export interface Contact {
  readonly name: string;
  readonly phone: string;
}

/** User id → the contacts that this person chose to keep in sight of whoever uses this device. */
export type KeptContacts = Readonly<Record<string, readonly Contact[]>>;

const key = 'cogn-help-contacts';

function isContact(value: unknown): value is Contact {
  const { name, phone } = (value ?? {}) as Partial<Record<keyof Contact, unknown>>;
  return typeof name === 'string' && typeof phone === 'string';
}

/**
 * What the device holds under the key. What is damaged counts as nothing: the copy is an extra, the rows are elsewhere, and Help now must
 * open whatever it finds.
 */
export function readKeptContacts(text: string | null): KeptContacts {
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

/** The same with one person's contacts put in or, with null, taken out; null when nothing is left. */
export function withContacts(kept: KeptContacts, userId: string, contacts: readonly Contact[] | null): string | null {
  const others = Object.entries(kept).filter(([id]) => id !== userId);
  const own = contacts?.map(({ name, phone }) => ({ name, phone }));
  const all = own ? [...others, [userId, own] as const] : others;
  return all.length > 0 ? JSON.stringify(Object.fromEntries(all)) : null;
}

/** Takes a person's copy away, for whoever is not a part of any page. */
export function forgetContactsOf(userId: string): void {
  keep(key, withContacts(readKeptContacts(safeLocalStorage.getItem(key)), userId, null));
}

/**
 * The copies of contacts that stay on this device after signing out, only by the choice of whoever added them. `keepFor` puts a person's
 * copy there or takes it away, `forgetAll` takes all away; both answer whether the device did so.
 */
export function useKeptContacts() {
  const [text, keepText] = useKept(key);
  const kept = useMemo(() => readKeptContacts(text), [text]);
  return {
    kept,
    keepFor: (userId: string, contacts: readonly Contact[] | null) => keepText(withContacts(kept, userId, contacts)),
    forgetAll: () => keepText(null),
  };
}
