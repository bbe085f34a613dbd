import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { ConsentGate } from '#core/journal/consent-gate.tsx';
import { useFailedToast, useSavedToast } from '#core/journal/save-toasts.ts';
import { useMoreLabel } from '#core/choices/use-more-label.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { ownRowId } from '#core/rows/operation.ts';
import { putOwnRow } from '#core/records/write-rows.ts';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { OnItsWay } from '#ui/on-its-way.tsx';
import { revealsBelief, useVerseSettings } from '../use-verse-settings.ts';
import { traditions, verseTables, type VerseSettings } from '../verse-tables.ts';

/** Chooses a set of verses and a tradition, or none. A choice is saved at once; a religious set asks for consent first. */
export function VerseChoiceForm(): ReactNode {
  const t = useMessages('verse-choice');
  const core = useMessages('core');
  const journal = useMessages('journal');
  const moreLabel = useMoreLabel();
  const showSavedToast = useSavedToast();
  const failed = useFailedToast();
  const { settings, ownSets, consent, loaded, known } = useVerseSettings();
  const [wanted, setWanted] = useState<string | null>(null);
  const chosen = wanted ?? settings.verse_set;
  const save = (changed: Partial<VerseSettings>) => {
    // Send only the changed columns, because the page may not yet know a choice made a moment before.
    putOwnRow(verseTables.settings, changed).then(
      () => {
        setWanted(null);
        const words = { saved: t('kept'), onDevice: t('keptHere'), refused: core('errors.savingEntry') };
        showSavedToast(verseTables.settings, ownRowId, words);
      },
      failed(core('errors.savingEntry')),
    );
  };
  const pick = (set: string) => {
    const asks = revealsBelief(set, ownSets) && consent !== 'granted';
    setWanted(asks ? set : null);
    if (!asks) save({ verse_set: set });
  };
  // Once the user has given the consent, save the choice that needed it.
  const saveWanted = useEffectEvent(() => wanted !== null && save({ verse_set: wanted }));
  useEffect(() => {
    if (consent === 'granted') saveWanted();
  }, [consent]);
  if (!known) return <OnItsWay />;
  if (!loaded) return <p>{journal('absent')}</p>;
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
        moreLabel={moreLabel}
      />
      {chosen === 'scripture' && <p className="text-sm text-muted">{t('scriptureNote')}</p>}
      {ownSet && (
        <p className="text-sm text-muted">
          {t('ownNote', { translation: ownSet.translation, licence: ownSet.licence, source: ownSet.source })}
        </p>
      )}
      {revealsBelief(chosen, ownSets) && consent !== 'granted' && <ConsentGate purpose="spirituality" />}
      {chosen === 'scripture' && consent === 'granted' && (
        <ChoiceGroup
          legend={t('tradition')}
          name="verse-tradition"
          options={traditions.map((value) => ({ value, label: t(`tradition-${value}`) }))}
          value={settings.tradition}
          onChange={(tradition) => save({ tradition })}
          moreLabel={moreLabel}
        />
      )}
    </div>
  );
}
