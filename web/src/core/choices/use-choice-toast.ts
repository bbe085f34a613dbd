import { useMessages } from '#core/messages/use-messages.ts';
import { useToast } from '#ui/use-toast.ts';

interface Said {
  /** The action of the toast's undo button: restores the previous choice and confirms that in a toast. */
  undo?: () => void;
}

/**
 * Returns a function that confirms a choice in a toast: `notify(setTheme(theme), t('chosen', …))`. If the device could not
 * store the choice, the toast says that it applies only to this visit.
 */
export function useChoiceToast(): (stored: boolean, title: string, said?: Said) => void {
  const t = useMessages('choices');
  const core = useMessages('core');
  const { showToast } = useToast();
  return (stored, title, { undo } = {}) => {
    if (stored) showToast({ title, ...(undo && { action: { label: core('actions.undo'), onAct: undo } }) });
    else showToast({ title: t('notKept'), description: t('notKeptText'), variant: 'destructive' });
  };
}
