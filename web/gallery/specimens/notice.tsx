import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Specimens } from '../specimen.ts';

const tones = ['information', 'success', 'warning', 'problem'] as const;

export default {
  tones: () => (
    <div className="flex flex-col gap-3">
      {tones.map((tone) => (
        <Notice key={tone} tone={tone} title={tone}>
          What is so, and what can be done.
        </Notice>
      ))}
    </div>
  ),
  'with a way on': () => (
    <Notice tone="information">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>No connection. You see what is kept on this device.</p>
        <Button variant="quiet">Try again</Button>
      </div>
    </Notice>
  ),
} satisfies Specimens;
