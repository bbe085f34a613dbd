import { useState } from 'react';
import { deferred } from './lib/deferred.tsx';
import type { DialogProps } from './dialog/dialog-props.ts';

const DialogPanel = deferred(async () => (await import('./dialog/dialog-panel.tsx')).DialogPanel);

/** A modal dialog; see dialog/dialog-panel.tsx. Its code loads when the first dialog opens, or before (`prepareDialogs`). */
export function Dialog(props: DialogProps) {
  const [used, setUsed] = useState(props.open);
  if (props.open && !used) setUsed(true);
  return used && <DialogPanel {...props} />;
}
