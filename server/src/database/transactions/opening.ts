import { DatabaseError, roles, type Claims } from '../port.ts';

/** How a transaction begins. */
export interface Opening {
  /** `begin` and the local settings, as SQL. */
  readonly script: string;
  /**
   * The local settings in order. Absent if `script` also sets other properties of the transaction, such as an isolation
   * level.
   */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface RoleOpening extends Opening {
  readonly role: Claims['role'] | 'owner';
}

/**
 * Returns the beginning of a transaction as one script, so that it costs one round trip. All settings apply to this
 * transaction only, so that a pooler may give the connection to another client afterwards. `snapshot` means the owner,
 * with read-only access to one consistent view. The engine passes its own settings, such as timeouts, in `settings`.
 * Throws 42501 if the claims' role is not one of `roles`.
 */
export function openingOf(claims: Claims | 'owner' | 'snapshot', settings: Record<string, string> = {}): RoleOpening {
  if (claims === 'owner') return openingBy('owner', settings);
  if (claims === 'snapshot')
    return { script: scriptOf(settings, 'begin isolation level repeatable read read only'), role: 'owner' };
  if (!roles.includes(claims.role)) {
    throw new DatabaseError({ code: '42501', message: 'This role is not one that a request can act as.' });
  }
  // The role must come last, because only the owner may change all the other settings.
  const all = { ...settings, 'request.jwt.claims': JSON.stringify(claims), role: claims.role };
  return openingBy(claims.role, all);
}

/** The script is built only if a session reads it. */
function openingBy(role: RoleOpening['role'], settings: Record<string, string>): RoleOpening {
  return {
    role,
    settings,
    get script() {
      return scriptOf(settings);
    },
  };
}

function scriptOf(settings: Record<string, string>, begin = 'begin'): string {
  const calls = Object.entries(settings).map(([name, value]) => `set_config(${quote(name)}, ${quote(value)}, true)`);
  return calls.length === 0 ? begin : `${begin}; select ${calls.join(', ')}`;
}

/** Returns an SQL literal for a text. It is valid whatever `standard_conforming_strings` is set to. */
function quote(text: string): string {
  if (text.includes('\0')) throw new DatabaseError({ code: '22021', message: 'A text must not hold the character NUL.' });
  const doubled = text.toWellFormed().replaceAll("'", "''");
  return doubled.includes('\\') ? ` E'${doubled.replaceAll('\\', '\\\\')}'` : `'${doubled}'`;
}
