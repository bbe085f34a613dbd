import { Button } from '../button.tsx';
import type { ToastLayerProps } from './toast-store.ts';

/** A plain message for when the toast's code failed to load. */
export function PlainToast({ state: { current }, words, onDismiss }: ToastLayerProps) {
  if (!current) return null;
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-4 z-50 m-(--safe) rounded-lg border border-edge bg-surface-raised p-4 shadow-lg"
    >
      <p className="font-semibold">
        {current.name} {current.title}
      </p>
      {current.description && <p>{current.description}</p>}
      {current.action && <Button onClick={current.action.onAct}>{current.action.label}</Button>}
      <Button onClick={() => onDismiss(current.id)}>{words.close}</Button>
    </div>
  );
}
