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
   * Centred, along one side (start, end), covering small screens and centred on large ones (cover), or covering all (full).
   */
  placement?: 'centre' | 'start' | 'end' | 'cover' | 'full';
  /** A control before the title, such as a back arrow. */
  leading?: ReactNode;
  /** Called on Esc instead of closing, for a dialog in which Esc goes one step back. */
  onEscape?: () => void;
  /** Shows the close button on large screens only, if another control closes the dialog on small ones. */
  closeOnLargeOnly?: boolean;
  /** The address controls the dialog, so Back already closes it. */
  hasAddress?: boolean;
  role?: 'dialog' | 'alertdialog';
}

/** Content at the end of every dialog's head, where the app puts the link to help. */
export const DialogTools = createContext<ReactNode>(null);
