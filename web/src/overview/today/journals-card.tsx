import { useState, type ReactNode } from 'react';
import { ChevronDown, ChevronUp, SlidersHorizontal } from 'lucide-react';
import { useLoaded } from '#core/lazy/use-loaded.ts';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { useMessages, useMessagesOf } from '#core/messages/use-messages.ts';
import { usePages } from '#core/pages/pages-context.ts';
import { usePreference } from '#core/preferences/preferences.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { OnItsWay } from '#ui/on-its-way.tsx';
import { journalLines, todayPages, type TodayPage } from './journal-lines.tsx';
import { usualPages } from './usual-pages.ts';

/** The pages that Today shows until a person without premium chooses. Weight shows only if chosen. */
const usualFreePages: readonly string[] = ['water', 'medications', 'activity'];

const loadLabels = (ids: string) => loadNamespaces(currentLanguage(), ids.split(' ')).then(() => ids);

/** The journals that the person chose, each with the day's last value and a button. A light day folds them. */
export function JournalsCard({ isFolded }: { isFolded: boolean }): ReactNode {
  const t = useMessages('today');
  const { shown, allowed, choose } = useTodayPages();
  const [isOpen, setOpen] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const { loaded } = useLoaded(shown.join(' ') || 'today', loadLabels);
  if (loaded === undefined) return <OnItsWay />;
  // A page that was just chosen appears once its messages are loaded.
  const ready = loaded === null ? shown : shown.filter((id) => loaded.split(' ').includes(id));
  const isVisible = !isFolded || isOpen;
  return (
    <Card aria-labelledby="today-journals" className="flex flex-col p-4!">
      <h2 id="today-journals" className="text-lg">
        {t('journals')}
      </h2>
      {isVisible && (
        <ul className="empty:hidden">
          {ready.map((id) => {
            const Line = journalLines[id];
            return <Line key={id} />;
          })}
        </ul>
      )}
      <div className="-mx-3.5 flex flex-wrap gap-x-1">
        {isFolded && (
          <Button
            variant="quiet"
            icon={isOpen ? ChevronUp : ChevronDown}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'hide' : 'show')}
          </Button>
        )}
        {isVisible && (
          <Button variant="quiet" icon={SlidersHorizontal} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
            {t('choose')}
          </Button>
        )}
      </div>
      <Dialog
        open={isChoosing}
        onOpenChange={setChoosing}
        title={t('chooseTitle')}
        description={t('chooseText')}
        closeLabel={t('close')}
      >
        <Choice shown={shown} allowed={allowed} onChoose={choose} />
      </Dialog>
    </Card>
  );
}

interface ChoiceProps {
  shown: readonly TodayPage[];
  allowed: readonly TodayPage[];
  onChoose: (pages: readonly TodayPage[]) => void;
}

function Choice({ shown, allowed, onChoose }: ChoiceProps): ReactNode {
  const titles = useMessagesOf('titles');
  return (
    <div>
      {allowed.map((id) => (
        <Checkbox
          key={id}
          name={`today-${id}`}
          label={titles(id)}
          checked={shown.includes(id)}
          onChange={({ target }) =>
            // Keep the order of `allowed`, so that unchecking and checking a page moves no line.
            onChoose(allowed.filter((each) => (each === id ? target.checked : shown.includes(each))))
          }
        />
      ))}
    </div>
  );
}

/** The pages on Today: the person's choice or the defaults. Leaves out pages that need premium if the person has none. */
function useTodayPages() {
  const { isPremium, state } = useProfile();
  const [chosen, choose] = usePreference('todayPages');
  const [visible] = usePreference('visiblePages');
  const pages = usePages();
  // Load premium lines before the profile is known, because most users need them.
  const hasPremium = isPremium || state === 'loading';
  const allowed = todayPages.filter((id) => hasPremium || pages.some((page) => page.id === id && page.access === 'free'));
  const usual = (hasPremium ? usualPages : usualFreePages).filter((id) => visible[id] !== false);
  const wanted = chosen ?? usual;
  return {
    allowed,
    shown: allowed.filter((id) => wanted.includes(id)),
    // Pages that need premium stay chosen after premium has ended, so that they return when it is renewed.
    choose: (ids: readonly TodayPage[]) =>
      choose([...ids, ...(chosen ?? usualPages).filter((id) => !allowed.some((each) => each === id))]),
  };
}
