import { useMessages } from '#core/messages/use-messages.ts';
import { Dialog } from '#ui/dialog.tsx';
import type { ReactNode } from 'react';

/** The sidebar of small screens, which slides in. Esc, a tap outside the sidebar and its close button close it. */
export function Drawer(props: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  children: ReactNode;
}) {
  const t = useMessages('app');
  return (
    <Dialog
      placement="start"
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={props.title}
      closeLabel={t('close')}
    >
      {props.children}
    </Dialog>
  );
}
