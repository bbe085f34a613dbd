import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { Heart, RefreshCw, SlidersHorizontal } from 'lucide-react';
import { LazyPlaceholder } from '#core/lazy/lazy-placeholder.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { useSelectedDate } from '#core/selected-date/use-selected-date.ts';
import { formatDate } from '#lib/local-date.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Folded } from '#ui/folded.tsx';
import { OnItsWay } from '#ui/on-its-way.tsx';
import { useToast } from '#ui/use-toast.ts';
import { useVerseAnswer } from './use-verse-answer.ts';
import { useVerse, type VerseOfDay } from './use-verse.ts';

/** The form that chooses a set, fetched when it is opened. */
const LazyVerseChoice = lazyPart(
  'verse-choice',
  () => ['verse-choice'],
  async () => (await import('./verse-choice/verse-choice-form.tsx')).VerseChoiceForm,
);

interface VerseCardProps {
  /** Whether to show the card, with the choice of a set, even if verses are off. */
  always?: boolean;
  /** Whether to show today's verse instead of the verse of the selected date. */
  today?: boolean;
  /** Whether to show a smaller card, with its buttons folded behind a single one. */
  small?: boolean;
}

/** The verse of the selected date, with a like button. */
export function VerseCard({ always = false, today: ofToday = false, small = false }: VerseCardProps): ReactNode {
  const t = useMessages('verse');
  const locale = useLocale();
  const { date: selected, today } = useSelectedDate();
  const date = ofToday ? today : selected;
  const [choosing, setChoosing] = useState(false);
  // The card stays until the user leaves the page, even if they turn verses off, so that the form does not vanish.
  const [stays, setStays] = useState(always);
  const reading = useVerse(date);
  if (reading.state === 'loading' && !choosing) return <OnItsWay />;
  if (reading.state === 'off' && !stays) return null;
  const choose = () => {
    setStays(true);
    setChoosing(true);
  };
  const buttons = (
    <div className="-mx-3.5 flex flex-wrap gap-x-1 gap-y-1">
      {reading.state === 'ready' && <Answers of={reading} />}
      <Button variant="quiet" icon={SlidersHorizontal} aria-haspopup="dialog" onClick={choose}>
        {t('choose')}
      </Button>
    </div>
  );
  return (
    <Card aria-labelledby="verse-title" className={small ? 'flex flex-col gap-1 p-4!' : 'flex flex-col gap-3'}>
      <h2 id="verse-title" className={small ? 'text-sm font-normal text-muted' : 'text-lg'}>
        {date === today ? t('title') : t('titleOf', { date: formatDate(date, locale, { day: 'numeric', month: 'long' }) })}
      </h2>
      {reading.state === 'loading' && <OnItsWay />}
      {reading.state === 'failed' && <LazyPlaceholder failed onRetry={reading.retry} />}
      {reading.state === 'ready' && <VerseText of={reading} small={small} />}
      {reading.state === 'off' && <p className="text-muted">{t('areOff')}</p>}
      {small ? <Folded summary={t('more')}>{buttons}</Folded> : buttons}
      <Dialog open={choosing} onOpenChange={setChoosing} title={t('choiceTitle')} closeLabel={t('close')}>
        <LazyVerseChoice />
      </Dialog>
    </Card>
  );
}

function VerseText({ of: { verse, ownSet }, small }: { of: VerseOfDay; small: boolean }): ReactNode {
  const t = useMessages('verse');
  if (!verse) return <p className="text-muted">{t('noneInLanguage')}</p>;
  const { reference } = verse;
  return (
    <figure className="flex flex-col gap-2">
      <blockquote
        className={small ? 'max-w-prose text-pretty' : 'max-w-prose font-heading text-xl/[1.7] text-pretty max-sm:min-h-27'}
      >
        {verse.text}
      </blockquote>
      {ownSet ? (
        <figcaption className="text-sm text-muted">
          {[reference, ownSet.translation, ownSet.licence].filter(Boolean).join(' · ')}
        </figcaption>
      ) : (
        reference !== undefined && <figcaption className="text-sm text-muted">{t('paraphrase', { reference })}</figcaption>
      )}
    </figure>
  );
}

function Answers({ of: { verse, set, answer, swaps, setSwaps } }: { of: VerseOfDay }): ReactNode {
  const t = useMessages('verse');
  const core = useMessages('core');
  const saveAnswer = useVerseAnswer();
  const { showToast } = useToast();
  if (!verse) return null;
  const liked = answer?.liked === true;
  const about = { set, key: verse.key, before: answer };
  // A swap changes only the verse of this date. The swapped verse keeps its like and comes back on its next turn.
  const swap = () => {
    setSwaps(swaps + 1);
    showToast({ title: t('swapped'), action: { label: core('actions.undo'), onAct: () => setSwaps(swaps) } });
  };
  return (
    <>
      <Button
        variant="quiet"
        aria-pressed={liked}
        className="aria-pressed:bg-primary-soft"
        onClick={() => void saveAnswer(about, liked ? null : true)}
      >
        <Heart aria-hidden className={`size-5 shrink-0 ${liked ? 'fill-current' : ''}`} />
        {t('like')}
      </Button>
      <Button variant="quiet" icon={RefreshCw} onClick={swap}>
        {t('exchange')}
      </Button>
    </>
  );
}
