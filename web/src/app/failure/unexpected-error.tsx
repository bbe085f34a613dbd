import { useEffect, useState } from 'react';
import { currentLanguage, loadNamespaces, useLanguage } from '#core/messages/messages.ts';
import { Button } from '#ui/button.tsx';
import { LazyStateDrawing } from '#ui/illustrations/lazy-state-drawing.tsx';
import { buttonClasses } from '#ui/lib/class-names.ts';
import { deferred } from '#ui/lib/deferred.tsx';
import { HelpButton } from '#shared-features/help-now/help-button.tsx';
import { PlainNumbers } from '#shared-features/help-now/plain-numbers.tsx';
import { failureMessages } from '#core/messages/load-failure-messages.ts';

/** The heading of every crash message. The specification requires this English text, which is not translated. */
const heading = 'Unexpected Application Error!';

const UsualAdvice = ({ usual }: { error: unknown; usual: string }) => <p>{usual}</p>;

/**
 * Explains why a chunk could not be fetched. If the code of this explanation cannot be fetched either, shows the general
 * advice (`usual`).
 */
const FailureAdvice = deferred(async () => {
  try {
    const words = loadNamespaces(currentLanguage(), ['offline']);
    const [{ FailureAdvice: Advice }] = await Promise.all([import('../offline/failure-advice.tsx'), words]);
    return Advice;
  } catch {
    return UsualAdvice;
  }
}, UsualAdvice);

/** Loads the newest version of the app. If `reload-program.ts` cannot be fetched, only reloads the page. */
function reloadProgram(): void {
  import('../offline/reload-program.ts').then(
    (part) => part.reloadProgram(),
    () => window.location.reload(),
  );
}

/**
 * Shown where a page failed to render. Says which data is safe and what the user can do. The button and the link to the home
 * page both reload the whole app, because the app's cached files may be older than the server's.
 */
export function UnexpectedError({ error, whole = false }: { error: unknown; whole?: boolean }) {
  const Frame = whole ? 'main' : 'div';
  const words = failureMessages[useLanguage()];
  const [helping, setHelping] = useState(false);
  useEffect(() => {
    document.title = `${heading} · COGN`;
  }, []);
  return (
    <Frame className="mx-auto flex min-h-96 max-w-xl flex-col justify-center gap-5 px-6 py-16">
      <div className="self-start">
        <LazyStateDrawing kind="failed" />
      </div>
      <h1 className="text-2xl" lang="en">
        {heading}
      </h1>
      <p className="text-lg font-semibold">{words.safe}</p>
      <FailureAdvice error={error} usual={words.advice} />
      <div className="flex flex-wrap gap-3 pt-2">
        <Button variant="primary" onClick={reloadProgram}>
          {words.again}
        </Button>
        <a href="/" className={buttonClasses('secondary')}>
          {words.home}
        </a>
        {/* If the whole app failed, no header with a help button is left, so show one here. */}
        {whole && <HelpButton onClick={() => setHelping(true)} />}
      </div>
      {helping && <PlainNumbers onClose={() => setHelping(false)} />}
    </Frame>
  );
}
