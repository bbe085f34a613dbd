import { useState, type ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { beginCalm, useCalm } from './calm-time.ts';
import { CalmRecord } from './calm-record.tsx';
import { CalmUnderWay } from './calm-under-way.tsx';

/** In minutes. */
const lengths = ['3', '5', '10', '20', '30'] as const;

/** A calm time in three steps: choose, run, and optionally record. */
export function CalmTimer({ onClose }: { onClose: () => void }): ReactNode {
  const t = useMessages('calm-timer');
  const stored = useCalm();
  const [length, setLength] = useState<(typeof lengths)[number]>('5');
  if (stored.calm !== null) return <CalmUnderWay calm={stored.calm} onChange={stored.set} onEnd={stored.end} />;
  const close = () => {
    stored.clear();
    onClose();
  };
  if (stored.done !== null) return <CalmRecord minutes={stored.done} onClose={close} />;
  return (
    <>
      <ChoiceGroup
        legend={t('length')}
        name="calm-length"
        options={lengths.map((value) => ({ value, label: t('minutes', { minutes: Number(value) }) }))}
        value={length}
        onChange={setLength}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => stored.set(beginCalm(Number(length), Date.now()))}>{t('begin')}</Button>
        <Button variant="quiet" onClick={close}>
          {t('close')}
        </Button>
      </div>
    </>
  );
}
