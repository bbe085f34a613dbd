import { useState, type ReactNode } from 'react';
import { useMoreLabel } from '#core/choices/use-more-label.ts';
import { useFailedToast, useSavedToast } from '#core/journal/save-toasts.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { putOwnRow } from '#core/records/write-rows.ts';
import { ownRowId } from '#core/rows/operation.ts';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { FoldedCard } from '#ui/folded-card.tsx';
import { findsMore, foundOf, kinds, shownOf, type Chosen, type Find, type Kind } from './finds.ts';
import { pets } from './pet-tables.ts';
import { places } from './places.tsx';
import { Seed } from './seed-drawing.tsx';
import { things } from './things.tsx';

interface ChooseCardProps {
  name: string;
  level: number;
  chosen: Chosen;
}

/** Lets the person choose the companion's look, place and thing. Finds of higher levels are neither shown nor counted. */
export function ChooseCard({ name, level, chosen }: ChooseCardProps): ReactNode {
  const t = useMessages('cogni_pet');
  const moreLabel = useMoreLabel();
  const failed = useFailedToast();
  const notifySaved = useSavedToast();
  // The choices that this device is still storing. The page marks them at once. Otherwise it would mark the previous choice
  // until the stored row arrives.
  const [storing, setStoring] = useState<Chosen>({});
  const choose = (kind: Kind, value: Find<Kind>) => {
    setStoring((before) => ({ ...before, [kind]: value }));
    putOwnRow(pets.table, { [kind]: value })
      .then(() =>
        notifySaved(pets.table, ownRowId, {
          saved: t('choiceSaved'),
          onDevice: t('choiceSavedHere'),
          refused: t('choiceRefused'),
        }),
      )
      .catch(failed(t('choiceRefused')))
      .finally(() => setStoring((before) => (before[kind] === value ? { ...before, [kind]: null } : before)));
  };
  return (
    <FoldedCard id="pet-choose" title={t('choose')} summary={t('chooseHint', { name })}>
      {kinds.map((kind) => {
        const found: readonly Find<Kind>[] = foundOf(kind, level, chosen);
        return (
          found.length > 1 && (
            <ChoiceGroup
              key={kind}
              name={`pet-${kind}`}
              legend={t(kind)}
              value={shownOf(kind, storing[kind] ? storing : chosen)}
              onChange={(value) => choose(kind, value)}
              moreLabel={moreLabel}
              options={found.map((value) => ({ value, label: t(value), picture: <Preview kind={kind} value={value} /> }))}
            />
          )
        );
      })}
      {findsMore(level) && <p className="text-muted">{t('findsMore', { name })}</p>}
    </FoldedCard>
  );
}

/** The part of the drawing that a preview shows, as an SVG viewBox: the whole companion, the whole place, or one thing. */
const frames = { look: '4 4 152 152', place: '0 0 320 220', thing: '-3 -3 78 78' };

function Preview({ kind, value }: { kind: Kind; value: Find<Kind> }): ReactNode {
  if (value === 'plain' || value === 'nothing') return null;
  return (
    <svg
      viewBox={frames[kind]}
      aria-hidden
      height="44"
      width={kind === 'place' ? 64 : 44}
      className="shrink-0 rounded-sm"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {kind === 'look' && <Seed stage={4} look={value as Find<'look'>} pose="calm" />}
      {kind === 'place' && places[value as Find<'place'>]}
      {kind === 'thing' && things[value as Find<'thing'>]}
    </svg>
  );
}
