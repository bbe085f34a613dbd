import { use, useId, type ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { useUser } from '#core/session/session.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Notice } from '#ui/notice.tsx';
import { AlarmFile } from './alarm-file.ts';
import type { PushState } from './push-state.ts';
import type { PushFailure } from './turn-on-push.ts';
import { usePush } from './use-push.ts';

/** Turns notifications for the closed app on or off on this device, or says why they are unavailable. */
export function PushPart(): ReactNode {
  const { state, wanted, failure, turn } = usePush(useUser()?.id ?? '');
  return <PushSetting state={state} wanted={wanted} failure={failure} onTurn={(on) => void turn(on)} />;
}

interface PushSettingProps {
  state: PushState | undefined;
  wanted: boolean | null;
  failure: PushFailure | null;
  onTurn: (on: boolean) => void;
}

export function PushSetting({ state, wanted, failure, onTurn }: PushSettingProps): ReactNode {
  const t = useMessages('push');
  const file = use(AlarmFile);
  const headingId = useId();
  const isOn = state === 'on';
  const busy = wanted !== null;
  const canChange = state === undefined || isOn || state === 'off';
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3">
      <h3 id={headingId} className="font-heading font-semibold">
        {t('title')}
      </h3>
      {canChange && (
        <>
          <Checkbox
            name="push"
            label={t('label')}
            hint={t('why')}
            checked={wanted ?? isOn}
            aria-disabled={busy || state === undefined}
            onChange={({ target }) => {
              if (!busy && state !== undefined) onTurn(target.checked);
            }}
          />
          <p className="text-sm text-muted">{t('passes')}</p>
          <p className="text-sm text-muted">{t('lockScreen')}</p>
        </>
      )}
      <p role="status">{busy ? t('turning') : state !== undefined && t(`states.${state}`)}</p>
      {(state === 'denied' || state === 'impossible') && <p className="text-sm text-muted">{t(`how.${state}`)}</p>}
      {failure !== null && failure !== 'denied' && !busy && (
        <Notice tone={failure === 'dismissed' ? 'information' : 'problem'}>{t(`failures.${failure}`)}</Notice>
      )}
      {state !== undefined && !isOn && file !== null && (
        <div className="flex flex-col items-start gap-2">
          <p>{t('file')}</p>
          {file}
        </div>
      )}
    </section>
  );
}
