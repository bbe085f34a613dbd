import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/button.tsx';

interface FewerChoicesProps<Option> {
  options: readonly Option[];
  isChosen: (option: Option) => boolean;
  /** If set, only five choices show at first, and a button with this label shows the others. */
  moreLabel?: string;
  className: string;
  /** One choice, with its key. */
  children: (option: Option) => ReactNode;
}

/** The choices of a group. For people who want fewer at a time, five of them, including every chosen one. */
export function FewerChoices<Option>({ options, isChosen, moreLabel, className, children }: FewerChoicesProps<Option>) {
  const place = useRef<HTMLDivElement>(null);
  const [all, setAll] = useState(false);
  // Decided once, so that choosing an option does not move the others.
  const [first] = useState(() => fewerWithChosen(options, isChosen).map((option) => options.indexOf(option)));
  const isShown = (option: Option, place: number) => all || first.includes(place) || isChosen(option);
  const shown = moreLabel === undefined ? options : options.filter(isShown);
  const showAll = () => {
    const before = new Set(place.current?.querySelectorAll('input'));
    flushSync(() => setAll(true));
    // The button has disappeared: focus the first new choice.
    [...(place.current?.querySelectorAll('input') ?? [])].find((input) => !before.has(input))?.focus();
  };
  return (
    <>
      <div ref={place} className={className}>
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

/** The first five in order; a chosen one beyond them replaces one that is not chosen, so that chosen ones always show. */
export function fewerWithChosen<Option>(
  options: readonly Option[],
  isChosen: (option: Option) => boolean,
): readonly Option[] {
  if (options.length <= easy) return options;
  const chosen = options.filter(isChosen);
  const others = options.filter((option) => !isChosen(option)).slice(0, Math.max(0, easy - chosen.length));
  return options.filter((option) => chosen.includes(option) || others.includes(option));
}
