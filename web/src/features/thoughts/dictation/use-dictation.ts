import { useEffect, useRef, useState } from 'react';
import { dictationProblem, type DictationProblem } from './dictation-problem.ts';
import { recogniserOfBrowser, type Heard, type Recogniser } from './recogniser.ts';

/** Listens while asked to. `onWords` is given only words that no longer change; the others are in `interim` and kept nowhere. */
export function useDictation({ lang, onWords }: { lang: string; onWords: (words: string) => void }) {
  const recogniser = useRef<Recogniser>(null);
  const [listening, setListening] = useState(false);
  const [interim, setInterim] = useState('');
  const [problem, setProblem] = useState<DictationProblem | null>(null);
  const tell = useRef(onWords);
  useEffect(() => void (tell.current = onWords));

  useEffect(() => {
    // Nobody is listened to who looks elsewhere.
    const onHidden = () => {
      if (document.visibilityState === 'hidden') recogniser.current?.stop();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      recogniser.current?.abort();
    };
  }, []);

  function hear({ resultIndex, results }: Heard): void {
    let open = '';
    for (const result of Array.from(results).slice(resultIndex)) {
      const words = result[0]?.transcript ?? '';
      if (result.isFinal) tell.current(words);
      else open += words;
    }
    setInterim(open);
  }

  const end = () => {
    recogniser.current = null;
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
      started.continuous = true;
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
    /** Ends listening; what was said until now still arrives. */
    stop: (): void => recogniser.current?.stop(),
  };
}
