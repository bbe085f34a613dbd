import { useEffect, useRef, useState } from 'react';
import {
  recogniserOfBrowser,
  type Heard,
  type Recogniser,
  dictationProblem,
  type DictationProblem,
  readHeard,
} from './speech-recogniser.ts';

/**
 * Listens on demand. `onText` receives only final text. `interim` is text that may still change. When listening ends for any
 * reason, the interim text becomes final, so that nothing is lost.
 */
export function useDictation({ lang, onText }: { lang: string; onText: (words: string) => void }) {
  const recogniser = useRef<Recogniser>(null);
  const [listening, setListening] = useState(false);
  const open = useRef('');
  const [interim, setInterim] = useState('');
  const [problem, setProblem] = useState<DictationProblem | null>(null);
  const onTextRef = useRef(onText);
  useEffect(() => void (onTextRef.current = onText));
  const [giveOpenText] = useState(() => () => {
    const words = open.current;
    open.current = '';
    if (words.trim() !== '') onTextRef.current(words);
  });

  useEffect(() => {
    // A hidden tab must not listen.
    const onHidden = () => {
      if (document.visibilityState === 'hidden') recogniser.current?.stop();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      recogniser.current?.abort();
      giveOpenText();
    };
  }, [giveOpenText]);

  function hear(heard: Heard): void {
    const words = readHeard(heard, isAndroid());
    for (const settled of words.settled) onTextRef.current(settled);
    open.current = words.open;
    setInterim(words.open);
  }

  const end = () => {
    recogniser.current = null;
    giveOpenText();
    setListening(false);
    setInterim('');
  };

  return {
    listening,
    interim,
    problem,
    start(): void {
      const Recognise = recogniserOfBrowser();
      if (!Recognise || recogniser.current) return;
      const started = new Recognise();
      started.lang = lang;
      started.continuous = !isAndroid();
      started.interimResults = true;
      started.onresult = hear;
      started.onerror = ({ error }) => setProblem(dictationProblem(error));
      started.onend = end;
      setProblem(null);
      try {
        started.start();
      } catch {
        setProblem('other');
        return;
      }
      recogniser.current = started;
      setListening(true);
    },
    /** Stops listening. Text that was recognised before still arrives. */
    stop: (): void => recogniser.current?.stop(),
  };
}

/** Android's recogniser repeats earlier results (see `readHeard`). */
const isAndroid = () => /Android/u.test(navigator.userAgent);
