import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { ConsentGate } from '#core/journal/consent-gate.tsx';
import { useFailedToast, useSavedToast } from '#core/journal/save-toasts.ts';
import { useMoreLabel } from '#core/choices/use-more-label.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { ownRowId } from '#core/rows/operation.ts';
import { putOwnRow } from '#core/records/write-rows.ts';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { OnItsWay } from '#ui/on-its-way.tsx';
import { tellsOfBelief, useVerseSettings } from '../use-verse-settings.ts';
import { traditions, verseTables, type VerseSettings } from '../verse-settings.ts';

/** Which verses a person sees: one of the sets, the tradition of the paraphrases, or none. Kept at once; a belief is asked for first. */
export function VerseChoiceForm(): ReactNode {
  const t = useMessages('verse-choice');
  const core = useMessages('core');
  const journal = useMessages('journal');
  const moreWords = useMoreLabel();
  const tellSaved = useSavedToast();
  const failed = useFailedToast();
  const { settings, ownSets, consent, told, known } = useVerseSettings();
  const [wanted, setWanted] = useState<string | null>(null);
  const keep = (changed: Partial<VerseSettings>) => {
    const { verse_set, tradition } = { ...settings, ...changed };
    putOwnRow(verseTables.settings, { verse_set, tradition }).then(
      () => {
        const words = { saved: t('kept'), onDevice: t('keptHere'), refused: core('errors.savingEntry') };
        tellSaved(verseTables.settings, ownRowId, words);
      },
      failed(core('errors.savingEntry')),
    );
  };
  const pick = (set: string) => {
    const asks = tellsOfBelief(set, ownSets) && consent !== 'granted';
    setWanted(asks ? set : null);
    if (!asks) keep({ verse_set: set });
  };
  // The agreement was given a moment ago: what it was asked for is kept now.
  const keepWanted = useEffectEvent(() => wanted !== null && keep({ verse_set: wanted }));
  useEffect(() => {
    if (consent === 'granted') keepWanted();
  }, [consent]);
  if (!known) return <OnItsWay />;
  if (!told) return <p>{journal('absent')}</p>;
  const chosen = wanted ?? settings.verse_set;
  const ownSet = ownSets.find(({ id }) => id === chosen);
  return (
    <div className="flex flex-col gap-5">
      <ChoiceGroup
        legend={t('set')}
        name="verse-set"
        options={[
          { value: 'secular', label: t('set-secular') },
          { value: 'scripture', label: t('set-scripture') },
          ...ownSets.map(({ id, name }) => ({ value: id, label: name })),
          { value: 'off', label: t('set-off') },
        ]}
        value={chosen}
        onChange={pick}
        moreWords={moreWords}
      />
      {chosen === 'scripture' && <p className="text-sm text-muted">{t('scriptureNote')}</p>}
      {ownSet && (
        <p className="text-sm text-muted">
          {t('ownNote', { translation: ownSet.translation, licence: ownSet.licence, source: ownSet.source })}
        </p>
      )}
      {tellsOfBelief(chosen, ownSets) && consent !== 'granted' && <ConsentGate purpose="spirituality" />}
      {chosen === 'scripture' && consent === 'granted' && (
        <ChoiceGroup
          legend={t('tradition')}
          name="verse-tradition"
          options={traditions.map((value) => ({ value, label: t(`tradition-${value}`) }))}
          value={settings.tradition}
          onChange={(tradition) => keep({ tradition })}
          moreWords={moreWords}
        />
      )}
    </div>
  );
}
