import { Loading } from '#ui/loading.tsx';
import type { Specimens } from '../specimen.ts';

export default { 'something is on its way': () => <Loading label="Opening your entries" /> } satisfies Specimens;
