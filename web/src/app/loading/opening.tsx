import { useLanguage } from '#core/messages/messages.ts';
import { Loading } from '#ui/loading.tsx';
import { failureMessages } from '#core/messages/load-failure-messages.ts';

/** Shown while the session and the first page load. */
export function Opening() {
  return (
    <main className="grid min-h-(--safe-height) place-items-center">
      <Loading label={failureMessages[useLanguage()].opening} />
    </main>
  );
}
