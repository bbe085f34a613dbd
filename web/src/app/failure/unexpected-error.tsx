import { useEffect } from 'react';
import { useLanguage } from '#core/messages/use-language.ts';
import { Button } from '#ui/button.tsx';
import { buttonClasses } from '#ui/lib/button-classes.ts';
import { failureWords } from './failure-words.ts';

/** The heading that the specification gives, in its own words in every language (section 2). */
const heading = 'Unexpected Application Error!';

/**
 * A page could not be drawn: says what is safe and what to do. Both ways out load everything anew, because the program
 * itself may be older than what the server now has.
 */
export function UnexpectedError({ whole = false }: { whole?: boolean }) {
  const Frame = whole ? 'main' : 'div';
  const words = failureWords[useLanguage()];
  useEffect(() => {
    document.title = `${heading} · COGN`;
  }, []);
  return (
    <Frame className="mx-auto flex min-h-96 max-w-xl flex-col justify-center gap-5 px-6 py-16">
      <h1 className="text-2xl" lang="en">
        {heading}
      </h1>
      <p className="text-lg font-semibold">{words.safe}</p>
      <p>{words.advice}</p>
      <div className="flex flex-wrap gap-3 pt-2">
        <Button variant="primary" onClick={() => window.location.reload()}>
          {words.again}
        </Button>
        <a href="/" className={buttonClasses('secondary')}>
          {words.home}
        </a>
      </div>
    </Frame>
  );
}
