import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/button.tsx';

interface FewerChoicesProps<Option> {
  options: readonly Option[];
  isChosen: (option: Option) => boolean;
  /** If set, only five choices show at first, and a button with this label shows the others. */
  moreLabel?: string;
  /** The options that show at first, if not the first five of `options`. */
  first?: readonly Option[];
  /** One column on a phone instead of two, for long words or choices with pictures, so that no word breaks inside. */
  oneColumn?: boolean | undefined;
  /** The layout of the choices. Without it: two columns. */
  className?: string | false | undefined;
  /** Renders one choice and sets its React key. */
  children: (option: Option) => ReactNode;
}

/**
 * Renders the choices of a group. With `moreLabel`, it shows five choices at first, or more if more are chosen, so
 * that people need not read all of them.
 */
export function FewerChoices<Option>(props: FewerChoicesProps<Option>) {
  const { options, isChosen, moreLabel, first = options, oneColumn, className, children } = props;
  const place = useRef<HTMLDivElement>(null);
  const [all, setAll] = useState(false);
  // Decide once, so that choosing an option does not move the others.
  const [fewer] = useState(() => fewerWithChosen(options, isChosen, first).map((option) => options.indexOf(option)));
  const isShown = (option: Option, place: number) => all || fewer.includes(place) || isChosen(option);
  const shown = moreLabel === undefined ? options : options.filter(isShown);
  const showAll = () => {
    const before = new Set(place.current?.querySelectorAll('input'));
    flushSync(() => setAll(true));
    // The button has disappeared, so focus the first new choice.
    [...(place.current?.querySelectorAll('input') ?? [])].find((input) => !before.has(input))?.focus();
  };
  return (
    <>
      <div ref={place} className={className || `grid max-w-xl gap-2 ${oneColumn ? 'sm:grid-cols-2' : 'grid-cols-2'}`}>
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

/**
 * Five of the options in their given order, or more if more are chosen. Every chosen option is included; options of
 * `first` fill the remaining places.
 */
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
