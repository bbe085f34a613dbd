import { Refusal } from '#errors.ts';

export interface Preferences {
  answer?: 'minimal' | 'representation' | 'headers-only';
  count: boolean;
  resolution?: 'merge' | 'ignore';
  /** Whether an omitted column of a row in a bulk insert gets its default. Otherwise the column gets null. */
  missingDefault: boolean;
  /** The maximum number of changed rows; a change of more rows is rolled back. Only with `handling=strict`. */
  maxAffected?: number;
  /** Whether to roll the transaction back at its end (`tx=rollback`). */
  rollsBack: boolean;
  /** The preferences that were applied, for the response header `preference-applied`. */
  applied: string[];
}

/** Matches one supported preference. If a client asks for a planned or estimated count, it gets the exact one. */
const known =
  /^(return=(minimal|representation|headers-only)|count=(exact|planned|estimated)|resolution=(merge|ignore)-duplicates|missing=(default|null)|handling=(strict|lenient)|max-affected=\d{1,9}|tx=(commit|rollback))$/;

/**
 * Parses the `prefer` header. Ignores unknown preferences, except under `handling=strict`, where it throws `PGRST122`.
 * Ignores `tx=…` too, unless the operator lets clients choose whether their transaction is rolled back.
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
