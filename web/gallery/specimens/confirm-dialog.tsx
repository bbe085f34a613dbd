import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import type { Specimens } from '../specimen.ts';

function Asks() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Remove the entry</Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Remove this entry?"
        description="You can undo it right afterwards."
        confirmLabel="Remove entry"
        cancelLabel="Keep entry"
        onConfirm={() => undefined}
      />
    </>
  );
}

export default { 'asks once before something goes': Asks } satisfies Specimens;
