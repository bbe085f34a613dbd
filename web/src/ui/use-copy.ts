import { copyText } from '#lib/copy-text.ts';
import { useToast } from './use-toast.ts';

/** Copies a text and says by toast whether it could; `words` say what was copied, or what can be done instead. */
export function useCopy(words: { copied: string; failed: string }): (text: string) => Promise<void> {
  const { showToast } = useToast();
  return async (text) => {
    const copied = await copyText(text);
    showToast(copied ? { title: words.copied } : { title: words.failed, variant: 'destructive' });
  };
}
