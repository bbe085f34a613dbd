import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Notice } from '#ui/notice.tsx';

interface Troubled {
  readonly faulty: boolean;
  readonly requiredNotice: { readonly title: string; readonly text: string } | undefined;
  readonly failure: string | null;
}

/** Explains above the buttons why the form was not saved: a field is invalid, or the device cannot store the values. */
export function FormProblems({ of }: { of: Troubled }): ReactNode {
  const t = useMessages('journal');
  if (of.failure !== null) return <Notice tone="problem">{of.failure}</Notice>;
  if (!of.faulty) return null;
  return (
    <Notice tone="problem" title={of.requiredNotice?.title}>
      {of.requiredNotice?.text ?? t('mend')}
    </Notice>
  );
}
