import { OnItsWay } from '#ui/on-its-way.tsx';
import type { Specimens } from '../specimen.ts';

export default {
  'unseen; what follows it in the page waits': () => (
    <p>
      There is a sign in this card that nobody sees.
      <OnItsWay />
    </p>
  ),
} satisfies Specimens;
