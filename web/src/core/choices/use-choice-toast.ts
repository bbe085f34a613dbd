import { useMessages } from '#core/messages/use-messages.ts';
import { useToast } from '#ui/use-toast.ts';

interface Said {
  /** Takes the choice back, and is told in its own toast by whoever gives it. */
  undo?: () => void;
}

/**
 * Says in a toast that a choice holds, and whether it is kept: `tell(setTheme(theme), t('themeChosen'))`. Whatever could not be stored still
 * holds for this visit, and the toast says so.
 */
export function useChoiceToast(): (kept: boolean, title: string, said?: Said) => void {
  const t = useMessages('choices');
  const core = useMessages('core');
  const { showToast } = useToast();
  return (kept, title, { undo } = {}) => {
    if (kept) showToast({ title, ...(undo && { action: { label: core('actions.undo'), onAct: undo } }) });
    else showToast({ title: t('notKept'), description: t('notKeptText'), variant: 'destructive' });
  };
}
