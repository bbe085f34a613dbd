import { type ReactNode, createContext } from 'react';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Label of the close button. Without a label there is no close button, and the actions close the dialog. */
  closeLabel?: string;
  children?: ReactNode;
  /** Buttons at the foot, always visible. */
  actions?: ReactNode;
  /**
   * The position of the dialog. `start` and `end`: along one side. `cover`: covers a small screen, is centred on a large
   * one. `full`: covers every screen.
   */
  placement?: 'centre' | 'start' | 'end' | 'cover' | 'full';
  /** A control before the title, such as a back arrow. */
  leading?: ReactNode;
  /** Called on Esc instead of closing, for a dialog in which Esc goes one step back. */
  onEscape?: () => void;
  /** Shows the close button on large screens only, if another control closes the dialog on small ones. */
  closeOnLargeOnly?: boolean;
  /** True if the address opens and closes the dialog. Back then closes it without a further history entry. */
  hasAddress?: boolean;
  role?: 'dialog' | 'alertdialog';
}

/** Content at the end of every dialog's head, where the app puts the link to help. */
export const DialogTools = createContext<ReactNode>(null);
