import { Refusal } from '#errors.ts';

export interface Preferences {
  answer?: 'minimal' | 'representation' | 'headers-only';
  count: boolean;
  resolution?: 'merge' | 'ignore';
  /** Columns missing from a row of a bulk insert take their defaults. */
  missingDefault: boolean;
  /** A change of more rows is rolled back; only with `handling=strict`. */
  maxAffected?: number;
  /** The applied preferences, for the response's `preference-applied`. */
  applied: string[];
}

/** All supported preferences. A request for an estimated row count gets the exact one. */
const known =
  /^(return=(minimal|representation|headers-only)|count=(exact|planned|estimated)|resolution=(merge|ignore)-duplicates|missing=(default|null)|handling=(strict|lenient)|max-affected=\d{1,9}|tx=(commit|rollback))$/;

/** Parses the header. Ignores unknown preferences, but refuses them (`PGRST122`) under `handling=strict`. */
export function readPreferences(header: string | null): Preferences {
  const given = (header ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const applied = given.filter((entry) => known.test(entry) && !entry.startsWith('tx='));
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
    applied,
  };
}
