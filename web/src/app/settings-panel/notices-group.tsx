import { Bell, Vibrate, Volume2 } from 'lucide-react';
import { useChoiceToast } from '#core/choices/use-choice-toast.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { toastDurations } from '#core/preferences/preference-list.ts';
import { LazyPushPart } from '#shared-features/push/lazy-push-part.ts';
import { usePreference } from '#core/preferences/preferences.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { useToast } from '#ui/use-toast.ts';
import { canPlay, playTone, canVibrate, vibrate } from '#lib/play-tone.ts';
import { PreferenceSwitch } from './preference-switch.tsx';

/** The settings for the duration of toasts, their sound and vibration, and the button to the list of earlier toasts. */
export function NoticesGroup({ closePanel }: { closePanel: () => void }) {
  const t = useMessages('settings-panel');
  const choices = useMessages('choices');
  const confirm = useChoiceToast();
  const { openHistory } = useToast();
  const [duration, setDuration] = usePreference('toastDuration');
  const seconds = (value: number) => t('seconds', { count: value / 1000 });
  return (
    <>
      <ChoiceGroup
        legend={t('duration')}
        name="toastDuration"
        value={String(duration)}
        options={toastDurations.map((value) => ({ value: String(value), label: seconds(value) }))}
        onChange={(chosen) =>
          confirm(setDuration(Number(chosen)), choices('chosen', { what: t('duration'), choice: seconds(Number(chosen)) }))
        }
        hint={t('durationHint')}
      />
      {canPlay() ? (
        <PreferenceSwitch
          name="sound"
          label={t('sound')}
          hint={t('soundText')}
          // Ignore a failure. The silence shows the user that toasts would be silent too.
          trial={{ words: t('trySound'), icon: Volume2, run: () => void playTone().catch(() => undefined) }}
        />
      ) : (
        <p className="text-muted">{t('noSound')}</p>
      )}
      {canVibrate() ? (
        <PreferenceSwitch
          name="vibration"
          label={t('vibration')}
          hint={t('vibrationText')}
          trial={{ words: t('tryVibration'), icon: Vibrate, run: vibrate }}
        />
      ) : (
        <p className="text-muted">{t('noVibration')}</p>
      )}
      <div>
        <Button
          icon={Bell}
          onClick={() => {
            closePanel();
            openHistory();
          }}
        >
          {t('earlier')}
        </Button>
      </div>
      <div className="border-t border-line pt-5">
        <LazyPushPart />
      </div>
    </>
  );
}
