import { useChoiceToast } from '#core/choices/use-choice-toast.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { usePreference } from '#core/preferences/preferences.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import type { Icon } from '#ui/lib/draw-icon.ts';

interface PreferenceSwitchProps {
  name: 'simpleMode' | 'sound' | 'vibration';
  label: string;
  hint: string;
  /** A button to try the sound or vibration. */
  trial?: { words: string; icon: Icon; run: () => void };
}

/** A preference that is on or off. A change applies at once, and a toast confirms it. Sound and vibration can be tried. */
export function PreferenceSwitch({ name, label, hint, trial }: PreferenceSwitchProps) {
  const t = useMessages('settings-panel');
  const choices = useMessages('choices');
  const confirm = useChoiceToast();
  const [on, set] = usePreference(name);
  return (
    <div className="flex flex-col gap-2">
      <Checkbox
        name={name}
        label={<span className="font-semibold">{label}</span>}
        hint={hint}
        checked={on}
        onChange={({ target: { checked } }) =>
          confirm(set(checked), choices('chosen', { what: label, choice: t(checked ? 'on' : 'off') }))
        }
      />
      {on && trial && (
        <div className="ps-9">
          <Button icon={trial.icon} onClick={trial.run}>
            {trial.words}
          </Button>
        </div>
      )}
    </div>
  );
}
