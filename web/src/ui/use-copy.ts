import { copyText } from '#lib/copy-text.ts';
import { useToast } from './use-toast.ts';

/** Copies a text and reports the result in a toast; `words` are the texts for both results. */
export function useCopy(words: { copied: string; failed: string }): (text: string) => Promise<void> {
  const { showToast } = useToast();
  return async (text) => {
    const copied = await copyText(text);
    showToast(copied ? { title: words.copied } : { title: words.failed, variant: 'destructive' });
  };
}
