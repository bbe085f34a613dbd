import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx';
import { tileClasses } from './choice-looks.ts';

/**
 * Matches a word that would break in a narrow tile. Three narrow tiles fit side by side on a phone, or in a column of a wide
 * screen.
 */
const longWord = /[^\s-]{12}/u;

/** A choice between options with pictures, as tiles. The pictures are at most 44 px high. */
export function TileGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const isWide = props.options.some(({ label }) => typeof label === 'string' && longWord.test(label));
  return (
    <ChoiceGroup
      {...props}
      options={props.options.map(({ picture, ...option }) => ({
        ...option,
        picture: <span className="flex h-11 items-center">{picture}</span>,
      }))}
      look={{
        grid: isWide
          ? 'grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-2'
          : 'grid grid-cols-[repeat(auto-fill,minmax(max(5.5rem,24%),1fr))] gap-2',
        option: `${tileClasses} text-center text-xs wrap-anywhere hyphens-auto sm:text-sm`,
      }}
    />
  );
}
