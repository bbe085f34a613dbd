import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Notice } from '#ui/notice.tsx';

/** What stands between a person and a saved form, above its buttons: a field to mend, or a device that cannot keep it. */
export function FormProblems({ of }: { of: { readonly faulty: boolean; readonly failure: string | null } }): ReactNode {
  const t = useMessages('journal');
  const problem = of.failure ?? (of.faulty ? t('mend') : null);
  return problem !== null && <Notice tone="problem">{problem}</Notice>;
}
