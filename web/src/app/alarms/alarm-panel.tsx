import { useEffect, useRef, type ReactNode } from 'react';
import type { Ringer } from '#shared-features/alarms/create-ringer.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { positionAlarm } from '#ui/floating/position-alarm.ts';
import { AlarmLine, type ShownAlarm } from './alarm-line.tsx';

interface AlarmPanelProps {
  alarms: readonly ShownAlarm[];
  ringer: Ringer;
  discreet: boolean;
}

/**
 * The due alarms in the order of `alarms`. The panel is not a dialog: it takes no focus and blocks nothing. It is at the top
 * of a small screen and at the bottom of a large one. It never covers the help button, and a focused control scrolls clear
 * of it (styles/base.css).
 */
export function AlarmPanel({ alarms, ringer, discreet }: AlarmPanelProps): ReactNode {
  const t = useMessages('alarms');
  const panel = useRef<HTMLElement>(null);
  useEffect(() => (panel.current ? positionAlarm(panel.current) : undefined), []);
  return (
    <section
      ref={panel}
      aria-label={t('region')}
      data-alarms
      className={
        'fixed inset-x-3 top-3 z-30 ms-(--safe-left) me-(--safe-right) max-h-[60dvh] animate-rise overflow-y-auto rounded-2xl border border-edge bg-surface-raised shadow-lg ' +
        'sm:inset-x-auto sm:start-6 sm:w-md'
      }
    >
      <div role="status">
        <ul className="flex flex-col divide-y divide-line">
          {alarms.map((alarm) => (
            <AlarmLine key={alarm.key} alarm={alarm} ringer={ringer} discreet={discreet} />
          ))}
        </ul>
      </div>
    </section>
  );
}
