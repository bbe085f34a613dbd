import { useEffect, useState } from 'react';

/** How long a voice may take to begin before it is said that there is none, in milliseconds. */
const patience = 4000;

/** Whether the device names its voices and none of them speaks this language ('pt-BR'). Some name none until they are used. */
function lacksVoice(lang: string): boolean {
  const [language] = lang.toLowerCase().split('-');
  const voices = speechSynthesis.getVoices();
  return voices.length > 0 && !voices.some((voice) => voice.lang.toLowerCase().split(/[-_]/u)[0] === language);
}

/** Reads a text aloud with the voice of the device, only when asked to. `canSpeak` is false where the browser has none. */
export function useVoice() {
  const [spoken, setSpoken] = useState<string | null>(null);
  const canSpeak = 'speechSynthesis' in window;
  const stop = () => {
    if (canSpeak) speechSynthesis.cancel();
    setSpoken(null);
  };
  // Whoever leaves wants it quiet.
  useEffect(() => () => window.speechSynthesis?.cancel(), []);
  return {
    canSpeak,
    speaking: spoken !== null,
    /** The text that is read just now. */
    spoken,
    stop,
    /** `onSilent` is called when the device has no voice for the language, or when none begins. */
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
      utterance.onstart = () => clearTimeout(timer);
      utterance.onend = end;
      utterance.onerror = ({ error }) => (error === 'interrupted' || error === 'canceled' ? end() : silent());
      setSpoken(text);
      speechSynthesis.speak(utterance);
    },
  };
}
