import { useEffect, useState } from 'react';
import { readVoiceChoice } from './voice-choice.ts';

/** How long a voice may take to start before it counts as missing, in milliseconds. */
const patience = 4000;

/**
 * Whether the device lists voices, but none for this language ('pt-BR'). Some devices list no voice until the first use, so
 * an empty list proves nothing.
 */
function lacksVoice(lang: string): boolean {
  return speechSynthesis.getVoices().length > 0 && voicesFor(lang).length === 0;
}

/** The device's voices for a language ('pt-BR'), those of other countries included. */
export function voicesFor(lang: string): readonly SpeechSynthesisVoice[] {
  const [language] = lang.toLowerCase().split('-');
  return speechSynthesis.getVoices().filter((voice) => voice.lang.toLowerCase().split(/[-_]/u)[0] === language);
}

/** Reads a text aloud with a voice of the device, on request only. `canSpeak`: whether the browser has speech synthesis. */
export function useVoice() {
  const [spoken, setSpoken] = useState<string | null>(null);
  const canSpeak = 'speechSynthesis' in window;
  const stop = () => {
    if (canSpeak) speechSynthesis.cancel();
    setSpoken(null);
  };
  // Stop speaking when the user leaves.
  useEffect(() => () => window.speechSynthesis?.cancel(), []);
  return {
    canSpeak,
    speaking: spoken !== null,
    /** The text that is being read. */
    spoken,
    stop,
    /** Reads a text aloud. Calls `onSilent` if the device has no voice for the language, or if no voice starts. */
    speak(text: string, lang: string, onSilent?: () => void): void {
      speechSynthesis.cancel();
      if (lacksVoice(lang)) {
        setSpoken(null);
        onSilent?.();
        return;
      }
      const utterance = new SpeechSynthesisUtterance(text);
      const end = () => {
        clearTimeout(timer);
        setSpoken((now) => (now === text ? null : now));
      };
      const silent = () => {
        end();
        onSilent?.();
      };
      const timer = setTimeout(silent, patience);
      utterance.lang = lang;
      const choice = readVoiceChoice(lang);
      utterance.rate = choice.rate;
      // If the chosen voice is no longer installed, the device chooses one.
      const voice = voicesFor(lang).find(({ voiceURI }) => choice.voice !== null && voiceURI === choice.voice);
      if (voice) utterance.voice = voice;
      utterance.onstart = () => clearTimeout(timer);
      utterance.onend = end;
      utterance.onerror = ({ error }) => (error === 'interrupted' || error === 'canceled' ? end() : silent());
      setSpoken(text);
      speechSynthesis.speak(utterance);
    },
  };
}
