import { Button } from '#ui/button.tsx';
import { ToastProvider } from '#ui/toast-provider.tsx';
import { createToastStore } from '#ui/toast/toast-store.ts';
import { useToast } from '#ui/use-toast.ts';
import type { Specimens } from '../specimen.ts';

const store = createToastStore();
const words = {
  region: 'Notices',
  close: 'Dismiss',
  history: 'Notices',
  historyEmpty: 'No notice yet.',
  closeHistory: 'Close notices',
  time: (at: Date) => at.toLocaleTimeString(),
};

function Tells() {
  const { showToast, openHistory } = useToast();
  const undo = { label: 'Undo', onAct: () => undefined };
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => showToast({ title: 'Entry saved' })}>done</Button>
      <Button
        onClick={() => showToast({ title: 'One moment', description: 'You can ask again at 14:32.', tone: 'information' })}
      >
        information
      </Button>
      <Button
        onClick={() => showToast({ title: 'Not saved', description: 'Your text is still here.', variant: 'destructive' })}
      >
        problem
      </Button>
      <Button onClick={() => showToast({ title: 'Entry removed', action: undo })}>with an action</Button>
      <Button variant="quiet" onClick={openHistory}>
        history
      </Button>
    </div>
  );
}

export default {
  'one at a time': () => (
    <ToastProvider store={store} words={words}>
      <Tells />
    </ToastProvider>
  ),
} satisfies Specimens;
