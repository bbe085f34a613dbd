import { Refusal } from '#errors.ts';

export interface Preferences {
  answer?: 'minimal' | 'representation' | 'headers-only';
  count: boolean;
  resolution?: 'merge' | 'ignore';
  /** Whether columns that a row of a bulk insert omits take their defaults instead of null. */
  missingDefault: boolean;
  /** Rolls a change of more rows back; only with `handling=strict`. */
  maxAffected?: number;
  /** Rolls the transaction back at its end (`tx=rollback`). */
  rollsBack: boolean;
  /** The applied preferences, for the response's `preference-applied`. */
  applied: string[];
}

/** All supported preferences. For a planned or estimated count the server returns the exact one. */
const known =
  /^(return=(minimal|representation|headers-only)|count=(exact|planned|estimated)|resolution=(merge|ignore)-duplicates|missing=(default|null)|handling=(strict|lenient)|max-affected=\d{1,9}|tx=(commit|rollback))$/;

/**
 * Parses the `prefer` header. Ignores unknown preferences, but refuses them (`PGRST122`) under `handling=strict`. Ignores
 * how the transaction ends too (`tx`), unless the operator lets clients choose it.
 */
export function readPreferences(headers: Headers, allowTxRollback: boolean): Preferences {
  const given = (headers.get('prefer') ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const applied = given.filter((entry) => known.test(entry) && (allowTxRollback || !entry.startsWith('tx=')));
  const strict = applied.includes('handling=strict');
  const unknown = given.filter((entry) => !known.test(entry));
  if (strict && unknown.length > 0) {
    throw new Refusal('PGRST122', { details: `Invalid preferences: ${unknown.join(', ')}` });
  }
  const value = (name: string) => applied.find((entry) => entry.startsWith(`${name}=`))?.slice(name.length + 1);
  const resolution = value('resolution');
  const maxAffected = strict ? value('max-affected') : undefined;
  return {
    answer: value('return') as Preferences['answer'],
    count: value('count') !== undefined,
    ...(resolution && { resolution: resolution.startsWith('merge') ? 'merge' : 'ignore' }),
    missingDefault: value('missing') === 'default',
    ...(maxAffected !== undefined && { maxAffected: Number(maxAffected) }),
    rollsBack: value('tx') === 'rollback',
    applied,
  };
}
