import { FoldedCard } from '#ui/folded-card.tsx';
import type { Specimens } from '../specimen.ts';

export default {
  closed: () => (
    <FoldedCard id="specimen-closed" title="Health" summary="Weight, height and allergies">
      What is seldom changed
    </FoldedCard>
  ),
  open: () => (
    <FoldedCard initiallyOpen id="specimen-open" title="People" summary="Nobody yet">
      What is seldom changed
    </FoldedCard>
  ),
} satisfies Specimens;
