import { safeLocalStorage, type SmallStorage } from '#core/storage/safe-local-storage.ts';

/** The speeds to choose from, as factors of the voice's own speed. */
export const voiceRates = [0.6, 0.8, 1, 1.3] as const;

/** How this device reads aloud in one language. */
export interface VoiceChoice {
  /** `voiceURI` of the chosen voice; null for the device's own choice. */
  readonly voice: string | null;
  readonly rate: number;
}

/** A device stores its choice itself, because other devices have other voices. Each language has its own choice. */
const keyOf = (lang: string) => `cogn-voice-${lang.slice(0, 2)}`;

/** The choice of this device for a language ('pt-BR'). Without a valid stored choice: the device's voice at its own speed. */
export function readVoiceChoice(lang: string, storage: SmallStorage = safeLocalStorage): VoiceChoice {
  const [rate, ...voice] = (storage.getItem(keyOf(lang)) ?? '').split(' ');
  return { voice: voice.join(' ') || null, rate: voiceRates.find((each) => String(each) === rate) ?? 1 };
}

/** Stores the choice of this device for a language. */
export function storeVoiceChoice(
  lang: string,
  { voice, rate }: VoiceChoice,
  storage: SmallStorage = safeLocalStorage,
): void {
  storage.setItem(keyOf(lang), `${String(rate)} ${voice ?? ''}`);
}
