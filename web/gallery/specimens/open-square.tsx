import { OpenSquare } from '#ui/open-square.tsx';
import type { Specimens } from '../specimen.ts';

export default { 'a day without a record': () => <OpenSquare className="size-5" /> } satisfies Specimens;
