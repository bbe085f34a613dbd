import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/button.tsx';

interface FewerChoicesProps<Option> {
  options: readonly Option[];
  isChosen: (option: Option) => boolean;
  /** If set, only five choices show at first, and a button with this label shows the others. */
  moreLabel?: string;
  /** The five that show at first, if not the first ones. */
  first?: readonly Option[];
  /** The layout of the choices. Without it: two columns of one width on a phone, a row elsewhere. */
  className?: string | false | undefined;
  /** One choice, with its key. */
  children: (option: Option) => ReactNode;
}

/** The choices of a group. For people who want fewer at a time, five of them, including every chosen one. */
export function FewerChoices<Option>(props: FewerChoicesProps<Option>) {
  const { options, isChosen, moreLabel, first = options, className, children } = props;
  const place = useRef<HTMLDivElement>(null);
  const [all, setAll] = useState(false);
  // Decided once, so that choosing an option does not move the others.
  const [fewer] = useState(() => fewerWithChosen(options, isChosen, first).map((option) => options.indexOf(option)));
  const isShown = (option: Option, place: number) => all || fewer.includes(place) || isChosen(option);
  const shown = moreLabel === undefined ? options : options.filter(isShown);
  const showAll = () => {
    const before = new Set(place.current?.querySelectorAll('input'));
    flushSync(() => setAll(true));
    // The button has disappeared: focus the first new choice.
    [...(place.current?.querySelectorAll('input') ?? [])].find((input) => !before.has(input))?.focus();
  };
  return (
    <>
      <div ref={place} className={className || 'grid grid-cols-2 gap-2 sm:flex sm:flex-wrap'}>
        {shown.map(children)}
      </div>
      {shown.length < options.length && (
        <div>
          <Button variant="quiet" className="-ms-3.5" onClick={showAll}>
            {moreLabel}
          </Button>
        </div>
      )}
    </>
  );
}

/** The number of choices that is easy to scan. */
const easy = 5;

/** The first five, in the order of the options; a chosen one beyond them replaces one that is not chosen, so that chosen ones always show. */
export function fewerWithChosen<Option>(
  options: readonly Option[],
  isChosen: (option: Option) => boolean,
  first = options,
): readonly Option[] {
  if (options.length <= easy) return options;
  const chosen = options.filter(isChosen);
  const others = first.filter((option) => !isChosen(option)).slice(0, Math.max(0, easy - chosen.length));
  return options.filter((option) => chosen.includes(option) || others.includes(option));
}
