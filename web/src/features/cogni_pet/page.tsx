import { useState, type ReactNode } from 'react';
import { PlanGate } from '#core/journal/plan-gate.tsx';
import { PlanUnknown } from '#core/journal/plan-unknown.tsx';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { ShowMore } from '#core/journal/show-more.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { useHasRows } from '#core/records/use-rows.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { OnItsWay } from '#ui/on-its-way.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Care } from './action-buttons.tsx';
import { ChooseCard } from './choose-card.tsx';
import { Companion } from './companion.tsx';
import { kinds, shownOf, stageOf } from './finds.ts';
import { GrowthCard } from './growth-card.tsx';
import { NameCard } from './name-card.tsx';
import { pets, petActions, type ActionKind, sayingOf, actionKinds } from './pet-tables.ts';
import { useCounted } from './use-entry-count.ts';
import { useLevelUp } from './use-level-up.ts';
import type { Pose } from './poses.tsx';
import { usePet, type Pet } from './use-pet.ts';
import { useLocale } from 'use-intl/react';

/** Re-exported for the page Today, so that the bundle has only one chunk with the companion's drawings. */
export { StillCompanion } from './still-companion.tsx';

/** The companion's page. It ignores the selected date: actions belong to the current moment. */
export default function CogniPetPage(): ReactNode {
  const t = useMessages('cogni_pet');
  const { isPremium, known, state } = useProfile();
  return (
    // The space at the bottom prevents a toast from covering a button.
    <div className="flex flex-col gap-6 pb-24">
      <PageHeader title={t('title')} />
      {isPremium ? <Home mayWrite /> : known ? <ReadOnly /> : state === 'loading' ? <OnTheWayHome /> : <PlanUnknown />}
    </div>
  );
}

/** Fetches the companion in parallel with the premium check. */
function OnTheWayHome(): ReactNode {
  usePet(useToday(), stillAsking);
  return <OnItsWay />;
}

const stillAsking = { asking: true } as const;

/** The page without premium. If the person already has a companion, the page still shows it, but offers no actions. */
function ReadOnly(): ReactNode {
  const grew = useHasRows(pets.table);
  return (
    <PlanGate table={grew ? pets.table : petActions.table}>
      <Home mayWrite={false} />
    </PlanGate>
  );
}

function Home({ mayWrite }: { mayWrite: boolean }): ReactNode {
  const t = useMessages('cogni_pet');
  const today = useToday();
  const counted = useCounted(today, mayWrite);
  const pet = usePet(today, counted);
  const todaySummary = useTodaySummary();
  const pictureText = usePictureText();
  const [done, setDone] = useState<readonly ActionKind[]>([]);
  const last = done.at(-1);
  useLevelUp(pet, mayWrite && pet.isRead);
  const { name } = pet;
  const reply = last === undefined ? t('calm', { name }) : t(`done.${sayingOf(done, last)}`, { name });

  if (counted.asking || pet.state === 'loading') return <QueryStateNotice reading="loading" retry={pet.retry} />;
  return (
    <>
      <QueryStateNotice reading={pet.state} retry={pet.retry} />
      <div className="flex flex-col items-center gap-4 text-center">
        <p className="text-xl font-semibold wrap-anywhere">{name}</p>
        <Companion
          key={done.length}
          pose={last ?? 'calm'}
          level={pet.growth.level}
          chosen={pet.chosen}
          words={pictureText(pet, last ?? 'calm')}
        />
        {/* The height of two lines is reserved, so that a longer text does not move the buttons. */}
        <p role="status" className="grid min-h-[2lh] place-items-center text-lg">
          {reply}
        </p>
        {mayWrite && <Care today={today} onDone={(kind) => setDone((before) => [...before, kind])} />}
      </div>
      {mayWrite && pet.isRead && <ChooseCard name={name} level={pet.growth.level} chosen={pet.chosen} />}
      <GrowthCard
        name={name}
        growth={pet.growth}
        today={todaySummary(pet.actionsToday, counted.asking ? null : counted.entriesToday)}
      />
      {mayWrite && (
        <ShowMore>
          <NameCard name={pet.ownName} />
        </ShowMore>
      )}
    </>
  );
}

/** Returns the text of the picture: the pose, how far the companion has grown, and its look, place and thing. */
function usePictureText(): (pet: Pet, pose: Pose) => string {
  const t = useMessages('cogni_pet');
  return ({ name, growth, chosen }, pose) => {
    const around = kinds.map((kind) => t('around', { kind: t(kind), what: t(shownOf(kind, chosen)) }));
    return [t(`pose.${pose}`, { name }), t(`grown.from${stageOf(growth.level)}`), ...around].join(' ');
  };
}

/** Returns a sentence about the day's actions and entries. It never mentions what is missing. */
export function useTodaySummary(): (actions: readonly { readonly kind: ActionKind }[], entries: number | null) => string {
  const t = useMessages('cogni_pet');
  const locale = useLocale();
  const messageOf = {
    feed: (count: number) => t('meals', { count }),
    play: (count: number) => t('plays', { count }),
    rest: (count: number) => t('rests', { count }),
  };
  return (actions, entries) => {
    const done = actionKinds.map((kind) => ({ kind, count: actions.filter((action) => action.kind === kind).length }));
    const parts = [
      ...(entries === null || entries === 0 ? [] : [t('entriesCount', { count: entries })]),
      ...done.filter(({ count }) => count > 0).map(({ kind, count }) => messageOf[kind](count)),
    ];
    const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts);
    return parts.length > 0 ? t('today', { list }) : t('todayOpen');
  };
}
