import { useState, type ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';

interface MinutesChoiceProps {
  lengths: readonly number[];
  /** The minutes that are selected at first, if `lengths` contains them. */
  first: number | null;
  beginLabel: string;
  closeLabel: string;
  onBegin: (minutes: number) => void;
  onClose: () => void;
}

/** The choice of a timer's minutes, and the button that starts it. */
export function MinutesChoice({ lengths, first, onBegin, onClose, ...labels }: MinutesChoiceProps): ReactNode {
  const t = useMessages('visual-timer');
  const usual = lengths[1] ?? 5;
  const [chosen, setChosen] = useState(String(first !== null && lengths.includes(first) ? first : usual));
  return (
    <div className="flex flex-col gap-4">
      <ChoiceGroup
        legend={t('length')}
        name="timer-length"
        options={lengths.map((minutes) => ({ value: String(minutes), label: t('minutes', { minutes }) }))}
        value={chosen}
        onChange={setChosen}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onBegin(Number(chosen))}>{labels.beginLabel}</Button>
        <Button variant="quiet" onClick={onClose}>
          {labels.closeLabel}
        </Button>
      </div>
    </div>
  );
}
