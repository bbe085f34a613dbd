import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { LazyPlaceholder } from '#core/lazy/lazy-placeholder.tsx';
import { useLoaded } from '#core/lazy/use-loaded.ts';
import type { LanguageCode } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useRows } from '#core/records/use-rows.ts';
import { shorten } from '#lib/shorten.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { loadScriptureVerses, loadSecularVerses } from '../load-verses.ts';
import { newestAnswers, verseTables } from '../verse-tables.ts';
import { useVerseAnswer } from '../use-verse-answer.ts';
import type { RecordedAnswer } from '../use-verse.ts';
import { useVerseSettings } from '../use-verse-settings.ts';

/** How many characters of the verse the accessible name of a button contains. */
const nameLength = 40;

/** The verses that the user liked, newest first, in the current language. The user can remove each like. */
export function LikedVerses(): ReactNode {
  const t = useMessages('liked-verses');
  const language = useLanguage();
  const { ownSets } = useVerseSettings();
  const { rows } = useRows<RecordedAnswer>(verseTables.likes);
  const { loaded, retry } = useLoaded(language, loadSets);
  const saveAnswer = useVerseAnswer();
  if (loaded === undefined) return null;

  const sets = new Map([...(loaded ?? []), ...ownSets.map(({ id, verses }) => [id, verses] as const)]);
  const liked = [...sets].flatMap(([set, verses]) =>
    [...newestAnswers(rows, set).values()]
      .filter((answer) => answer.liked)
      .flatMap((answer) => {
        const verse = verses.find(({ key }) => key === answer.verse_key);
        return verse ? [{ answer, verse }] : [];
      }),
  );
  const newestFirst = liked.sort((one, other) => rows.indexOf(other.answer) - rows.indexOf(one.answer));
  return (
    <Card aria-labelledby="liked-verses" className="flex flex-col gap-3">
      <h2 id="liked-verses" className="text-lg">
        {t('title')}
      </h2>
      {loaded === null && <LazyPlaceholder failed onRetry={retry} />}
      {newestFirst.length === 0 && loaded !== null && <p className="text-muted">{t('none')}</p>}
      <ul className="flex flex-col divide-y divide-line empty:hidden">
        {newestFirst.map(({ answer, verse }) => (
          <li key={answer.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <div className="min-w-0 flex-1 basis-56">
              <p>{verse.text}</p>
              {verse.reference !== undefined && <p className="text-sm text-muted">{verse.reference}</p>}
            </div>
            <Button
              variant="quiet"
              icon={X}
              className="-mx-3.5"
              aria-label={t('unlikeNamed', { verse: shorten(verse.text, nameLength) })}
              onClick={() => void saveAnswer({ set: answer.verse_set, key: answer.verse_key, before: answer }, null)}
            >
              {t('unlike')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

async function loadSets(language: string) {
  const code = language as LanguageCode;
  const [secular, scripture] = await Promise.all([loadSecularVerses(code), loadScriptureVerses(code, 'all')]);
  return [['secular', secular] as const, ['scripture', scripture] as const];
}
