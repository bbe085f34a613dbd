import { type ReactNode, createContext } from 'react';

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
  /** In the centre, along one side, covering a small screen and centred on a large one, or covering every screen. */
  placement?: 'centre' | 'start' | 'end' | 'cover' | 'full';
  /** A control before the title, such as a back arrow. */
  leading?: ReactNode;
  /** What Esc does instead of closing, where it leads one step back. */
  onEscape?: () => void;
  /** The close button is on large screens only, when something else closes it on small ones. */
  closeOnLargeOnly?: boolean;
  /** Back closes it by its address already. */
  hasAddress?: boolean;
  role?: 'dialog' | 'alertdialog';
}

/** What every dialog has at the end of its head, whatever it is about: the app lays the way to help into it. */
export const DialogTools = createContext<ReactNode>(null);
