import { useLanguage } from '#core/messages/messages.ts';
import { Loading } from '#ui/loading.tsx';
import { failureWords } from '#core/messages/failure-words.ts';

/** What stands on the page while the session and the first page are fetched. */
export function Opening() {
  return (
    <main className="grid min-h-(--safe-height) place-items-center">
      <Loading label={failureWords[useLanguage()].opening} />
    </main>
  );
}
