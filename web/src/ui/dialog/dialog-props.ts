import type { ReactNode } from 'react';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Words of the close button; without them there is none, and the actions close it. */
  closeLabel?: string;
  children?: ReactNode;
  /** Buttons at the foot, always in view. */
  actions?: ReactNode;
  /** In the centre, along one side, or covering a small screen and centred on a large one. */
  placement?: 'centre' | 'start' | 'end' | 'cover';
  /** A control before the title, such as a back arrow. */
  leading?: ReactNode;
  /** The close button is on large screens only, when something else closes it on small ones. */
  closeOnLargeOnly?: boolean;
  role?: 'dialog' | 'alertdialog';
}
