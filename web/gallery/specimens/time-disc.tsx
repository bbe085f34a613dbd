import { TimeDisc } from '#ui/time-disc.tsx';
import type { Specimens } from '../specimen.ts';

export default {
  'at the start': () => <TimeDisc left={1} label="About 10 minutes left" still={false} />,
  'two thirds left': () => <TimeDisc left={0.66} label="About 7 minutes left" still={false} />,
  'two thirds left, little motion': () => <TimeDisc left={0.66} label="About 7 minutes left" still />,
  'nearly over': () => <TimeDisc left={0.04} label="About 1 minute left" still={false} />,
} satisfies Specimens;
