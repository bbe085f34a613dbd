import { Smile } from 'lucide-react';
import { TileGroup } from '#ui/tile-group.tsx';
import type { Specimens } from '../specimen.ts';

const picture = <Smile aria-hidden className="size-7 text-primary" />;
const tiles = (labels: readonly string[]) => labels.map((label) => ({ value: label, label, picture }));

export default {
  'chosen, with hint and error': () => (
    <TileGroup
      legend="Mood"
      name="mood"
      options={tiles(['Calm', 'Happy', 'Tired', 'Overloaded'])}
      value="Calm"
      hint="Choose the one that is nearest."
      error="Choose one of them."
    />
  ),
  'with a long word': () => (
    <TileGroup legend="Kind" name="kind" options={tiles(['Therapy', 'Fonoaudiologia', 'Other'])} value={null} />
  ),
} satisfies Specimens;
