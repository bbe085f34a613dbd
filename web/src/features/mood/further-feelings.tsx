import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { ChoicesGroup } from '#ui/choices-group.tsx';
import { Folded } from '#ui/folded.tsx';
import { moods } from './mood-entries.ts';

interface FurtherFeelingsProps {
  /** The main mood, which is not offered again. */
  main: string | null;
  name: string;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  max: number | undefined;
  error?: string;
  moreLabel: string | undefined;
}

/** The field for further feelings, folded behind one line. It starts open if the entry has further feelings. */
export function FurtherFeelings({ main, ...group }: FurtherFeelingsProps): ReactNode {
  const t = useMessages('mood');
  const others = moods.filter((mood) => mood !== main);
  return (
    <Folded summary={t('moreFeelings')} initiallyOpen={group.values.length > 0}>
      <ChoicesGroup
        {...group}
        legend={t('upToThree')}
        options={others.map((feeling) => ({ value: feeling, label: t(feeling) }))}
      />
    </Folded>
  );
}
