import { useState } from 'react';
import { ArrowLeft } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { Specimens } from '../specimen.ts';

const placements = ['centre', 'start', 'end', 'cover'] as const;

function Opens({ placement }: { placement: (typeof placements)[number] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{placement}</Button>
      <Dialog
        placement={placement}
        open={open}
        onOpenChange={setOpen}
        title="A title that may be longer than one line"
        description="What this is about, in one sentence."
        closeLabel="Close"
        leading={
          <Button variant="quiet" icon={ArrowLeft} className="-ms-3.5" onClick={() => setOpen(false)}>
            Back
          </Button>
        }
        actions={<Button variant="primary">Save</Button>}
      >
        <p>Esc, the button and a press beside the dialog close it.</p>
      </Dialog>
    </>
  );
}

export default {
  placements: () => (
    <div className="flex flex-wrap gap-3">
      {placements.map((placement) => (
        <Opens key={placement} placement={placement} />
      ))}
    </div>
  ),
} satisfies Specimens;
