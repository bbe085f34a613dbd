import { useConsent, type ConsentState } from '#core/consent/use-consent.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useOwnRow } from '#core/records/use-rows.ts';
import { useOwnSets, type OwnSet } from './own-sets.ts';
import { verseStart, verseTables, type VerseSettings } from './verse-settings.ts';

/** What the person picked, and what may be shown of it. */
export interface ChosenVerses {
  readonly settings: VerseSettings;
  /** The set that is shown: the picked one, or the secular one while a set that tells of a belief has no agreement. */
  readonly shown: string;
  readonly ownSets: readonly OwnSet[];
  readonly consent: ConsentState;
  /** Whether the pick is known: until then the start is shown, and is not written over what was picked. */
  readonly told: boolean;
  readonly known: boolean;
}

/** Whether picking this set says something of what a person believes. */
export function tellsOfBelief(set: string, ownSets: readonly OwnSet[]): boolean {
  return set === 'scripture' || ownSets.some(({ id, religious }) => id === set && religious);
}

export function useVerseSettings(): ChosenVerses {
  const { row, state, known: told } = useOwnRow<VerseSettings>(verseTables.settings);
  const consent = useConsent('spirituality');
  const { sets: ownSets, known: setsKnown } = useOwnSets(useLanguage());
  const settings = { ...verseStart, ...row };
  const picked = settings.verse_set;
  const offered = ['off', 'secular', 'scripture'].includes(picked) || ownSets.some(({ id }) => id === picked);
  const allowed = !tellsOfBelief(picked, ownSets) || consent === 'granted';
  return {
    settings,
    shown: offered && allowed ? picked : 'secular',
    ownSets,
    consent,
    told,
    known: state !== 'loading' && setsKnown && consent !== 'loading',
  };
}
