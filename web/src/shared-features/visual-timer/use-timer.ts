import { useDraft } from '#core/drafts/use-draft.ts';
import { preferenceStore } from '#core/preferences/preferences.ts';
import { playTone, unlockTone, vibrate } from '#lib/play-tone.ts';
import { beginTimer, timerEnd, type Timer } from './timer-time.ts';

interface Stored {
  readonly timer: Timer | null;
  /** What the timer is for, such as a step's name. */
  readonly about: string;
  /** The spent minutes, from the end of the timer until the person closes it; otherwise null. */
  readonly done: number | null;
}

interface Choices {
  /** The last chosen minutes. */
  readonly minutes: number | null;
  /** Whether the end has a sound. Off until the person asks for it. */
  readonly sound: boolean;
}

const noTimer: Stored = { timer: null, about: '', done: null };
const noChoices: Choices = { minutes: null, sound: false };

/**
 * How long after the end of the timer a tone may still play, in ms. A later tone would only startle. Browsers wake a hidden
 * tab once a minute, so the limit is longer than a minute.
 */
const latestTone = 70_000;

/**
 * The timer of one place in the app. This device stores it, so that it survives a reload and leaving the page. The last
 * choices (minutes and sound) are stored for each `place`. `part` separates several timers of a place.
 */
export function useTimer(place: string, part = '') {
  const [stored, store, clear] = useDraft<Stored>(`${place}:timer${part && `:${part}`}`, noTimer);
  const [choices, setChoices] = useDraft<Choices>(`${place}:timer-choices`, noChoices);
  return {
    ...stored,
    ...choices,
    /** Starts the timer. Call it within the person's press, because only then can a browser unlock a later sound. */
    begin(minutes: number, about = ''): void {
      if (choices.sound) unlockTone();
      setChoices((before) => ({ ...before, minutes }));
      store({ timer: beginTimer(minutes, Date.now()), about, done: null });
    },
    /** Pauses or resumes the timer. Call it within a press, because after a reload only a press can unlock the sound. */
    change(timer: Timer): void {
      if (choices.sound) unlockTone();
      store((before) => ({ ...before, timer }));
    },
    /** Ends the timer with these spent minutes, to be shown or recorded. */
    end: (minutes: number) => store((before) => ({ ...before, timer: null, done: minutes })),
    clear,
    setSound(sound: boolean): void {
      if (sound) unlockTone();
      setChoices((before) => ({ ...before, sound }));
    },
    /** At the end of the time, plays the sound and vibrates, if the person turned these on. */
    cue(timer: Timer, now: number): void {
      if (now - timerEnd(timer, now) > latestTone) return;
      if (choices.sound) playTone().catch(() => undefined);
      if (preferenceStore.get('vibration')) vibrate();
    },
  };
}

export type TimerState = ReturnType<typeof useTimer>;
