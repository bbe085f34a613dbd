import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { Slider } from '#ui/slider.tsx';

type ExpandableSliderProps = Omit<ComponentProps<typeof Slider>, 'label' | 'open'> & {
  label: string;
  open: { words: string; clear: string };
};

/**
 * One executive function as a line that shows its level. A press on the line, or a validation error, opens the function's
 * scale below it.
 */
export function ExpandableSlider({ label, open: unsaid, ...slider }: ExpandableSliderProps): ReactNode {
  const { value = null, describe, error } = slider;
  const [opened, setOpened] = useState(false);
  // The last error that this line has seen. A new error opens the scale, which stays open while the person corrects the
  // level.
  const [announced, setAnnounced] = useState<ReactNode>(error);
  if (announced !== error) {
    setAnnounced(error);
    if (error) setOpened(true);
  }
  const id = useId();
  return (
    <div>
      <button
        type="button"
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        onClick={() => setOpened(!opened)}
        className="-mx-2 flex min-h-12 w-[calc(100%+1rem)] flex-wrap items-center gap-x-3 rounded-md px-2 py-1.5 pe-9 text-start transition-colors hover:bg-primary-soft relative"
      >
        <span className="flex-1 font-semibold">{label}</span>
        {/* The open scale already shows the level, so the line does not. */}
        {!opened && (
          <span className={value === null ? 'sr-only' : ''}>{value === null ? unsaid.words : describe(value)}</span>
        )}
        <ChevronDown aria-hidden className={`absolute end-2 size-5 text-primary ${opened ? 'rotate-180' : ''}`} />
      </button>
      {opened && (
        <div id={id} className="pt-1 pb-3">
          <Slider {...slider} label={<span className="sr-only">{label}</span>} open={unsaid} />
        </div>
      )}
    </div>
  );
}
