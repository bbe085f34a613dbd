import { useConsent, type ConsentState } from '#core/consent/use-consent.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useOwnRow } from '#core/records/use-rows.ts';
import { useOwnSets, type OwnSet } from './own-sets.ts';
import { verseStart, verseTables, type VerseSettings } from './verse-tables.ts';

/** The user's choice of verses, and the set to show. */
export interface ChosenVerses {
  readonly settings: VerseSettings;
  /**
   * The set to show. It is the secular set if the chosen set does not exist, or is religious while the user has not
   * consented.
   */
  readonly shown: string;
  readonly ownSets: readonly OwnSet[];
  readonly consent: ConsentState;
  /** Whether the choice is loaded. Until then, the form shows the default and must not overwrite the choice. */
  readonly loaded: boolean;
  readonly known: boolean;
}

/** Whether choosing this set reveals a belief. */
export function revealsBelief(set: string, ownSets: readonly OwnSet[]): boolean {
  return set === 'scripture' || ownSets.some(({ id, religious }) => id === set && religious);
}

export function useVerseSettings(): ChosenVerses {
  const { row, state, known: loaded } = useOwnRow<VerseSettings>(verseTables.settings);
  const consent = useConsent('spirituality');
  const { sets: ownSets, known: setsKnown } = useOwnSets(useLanguage());
  const settings = { ...verseStart, ...row };
  const picked = settings.verse_set;
  const offered = ['off', 'secular', 'scripture'].includes(picked) || ownSets.some(({ id }) => id === picked);
  const allowed = !revealsBelief(picked, ownSets) || consent === 'granted';
  return {
    settings,
    shown: offered && allowed ? picked : 'secular',
    ownSets,
    consent,
    loaded,
    known: state !== 'loading' && setsKnown && consent !== 'loading',
  };
}
