import { useCallback } from 'react';
import { htmlLang } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';
import { Button } from '#ui/button.tsx';
import { buttonClasses } from '#ui/lib/class-names.ts';
import { failureMessages } from '#core/messages/load-failure-messages.ts';
import { countryKey, fallbackLines } from './fallback-helplines.ts';

/**
 * The fallback if Help now cannot be fetched: two numbers per country in a native dialog. It is in the initial bundle and
 * must not import another chunk.
 */
export function PlainNumbers({ onClose }: { onClose: () => void }) {
  const language = useLanguage();
  const words = failureMessages[language];
  const names = new Intl.DisplayNames(htmlLang(language), { type: 'region' });
  const stored = safeLocalStorage.getItem(countryKey);
  const lines = fallbackLines.split(',').map((line) => line.split(' '));
  // If the stored country is unknown, the list shows all countries, so that there is always a number to dial.
  const chosen = lines.filter(([code]) => code === stored);
  const show = useCallback((dialog: HTMLDialogElement | null) => {
    // Another open dialog sets `aria-hidden` around this dialog. Remove it, so that screen readers can read this dialog.
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
