import { Card } from '#ui/card.tsx';
import type { Specimens } from '../specimen.ts';

export default {
  'a heading and what belongs to it': () => (
    <Card className="flex flex-col gap-2">
      <h4 className="text-lg">Goal and glass</h4>
      <p className="text-muted">Things that belong together stand in one card.</p>
    </Card>
  ),
} satisfies Specimens;
