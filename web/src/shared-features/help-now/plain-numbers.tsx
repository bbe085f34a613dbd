import { useCallback } from 'react';
import { htmlLang } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';
import { Button } from '#ui/button.tsx';
import { buttonClasses } from '#ui/lib/class-names.ts';
import { failureMessages } from '#core/messages/failure-messages.ts';
import { countryKey, fewNumbers } from './fallback-helplines.ts';

/**
 * What Help now is when the rest of it cannot be fetched: two numbers a country, in the browser's own dialog, out of the program's
 * start alone. Nothing here may need a file of its own.
 */
export function PlainNumbers({ onClose }: { onClose: () => void }) {
  const language = useLanguage();
  const words = failureMessages[language];
  const names = new Intl.DisplayNames(htmlLang(language), { type: 'region' });
  const kept = safeLocalStorage.getItem(countryKey);
  const lines = fewNumbers.split(',').map((line) => line.split(' '));
  // A country that isn't on the list, of an older version or damaged, must not leave nothing to dial.
  const chosen = lines.filter(([code]) => code === kept);
  const show = useCallback((dialog: HTMLDialogElement | null) => {
    // An open dialog, from which help was asked for, hides the page with this in it from screen readers.
    dialog?.closest('[aria-hidden]')?.removeAttribute('aria-hidden');
    dialog?.showModal();
  }, []);
  return (
    <dialog
      ref={show}
      onClose={onClose}
      aria-label={words.help}
      className="pointer-events-auto m-auto rounded-2xl bg-surface-raised p-6 text-ink"
    >
      <Button onClick={onClose}>{words.close}</Button>
      <ul>
        {(chosen.length > 0 ? chosen : lines).map(([code = '', ...numbers]) => (
          <li key={code} className="flex flex-wrap items-center gap-3 pt-4">
            {names.of(code)}
            {numbers.map((number) => (
              <a key={number} href={`tel:${number}`} className={buttonClasses('secondary')}>
                {number}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </dialog>
  );
}
