import { useToast } from '#ui/use-toast.ts';
import { useNotKeptWords } from './use-not-kept-words.ts';

/** Answers what to do with a write that could not be put on this device: say so under this title, with the reason. */
export function useFailedToast(): (title: string) => (problem: unknown) => void {
  const { showToast } = useToast();
  const notKeptWords = useNotKeptWords();
  return (title) => (problem) => showToast({ title, description: notKeptWords(problem), variant: 'destructive' });
}
