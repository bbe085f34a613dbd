import { DatabaseError, roles, type Claims } from '../port.ts';

/** How a transaction begins: who it acts as, and what of the session must hold while it lasts. */
export interface Opening {
  script: string;
  role: Claims['role'] | 'owner';
}

/**
 * Writes the beginning of a transaction as one script, so that it costs one round trip. Everything in it is local to the transaction: nothing
 * is left on the connection, which a pooler may hand to somebody else.
 * `snapshot` is the owner, who reads one view of all data and writes nothing. `settings` are further ones that the engine wants. Throws 42501 for a role that is not on the list, before any SQL is written.
 */
export function openingOf(claims: Claims | 'owner' | 'snapshot', settings: Record<string, string> = {}): Opening {
  if (claims === 'owner') return { script: scriptOf(settings), role: 'owner' };
  if (claims === 'snapshot')
    return { script: scriptOf(settings, 'begin isolation level repeatable read read only'), role: 'owner' };
  if (!roles.includes(claims.role)) {
    throw new DatabaseError({ code: '42501', message: 'This role is not one that a request can act as.' });
  }
  // The role comes last: as the owner, every other setting may be made.
  const all = { ...settings, 'request.jwt.claims': JSON.stringify(claims), role: claims.role };
  return { script: scriptOf(all), role: claims.role };
}

function scriptOf(settings: Record<string, string>, begin = 'begin'): string {
  const calls = Object.entries(settings).map(([name, value]) => `set_config(${quote(name)}, ${quote(value)}, true)`);
  return calls.length === 0 ? begin : `${begin}; select ${calls.join(', ')}`;
}

/** A text as an SQL literal that reads alike whatever `standard_conforming_strings` says. */
function quote(text: string): string {
  if (text.includes('\0')) throw new DatabaseError({ code: '22021', message: 'A text must not hold the character NUL.' });
  const doubled = text.toWellFormed().replaceAll("'", "''");
  return doubled.includes('\\') ? ` E'${doubled.replaceAll('\\', '\\\\')}'` : `'${doubled}'`;
}
