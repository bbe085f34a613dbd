import { Drawing, type Shapes } from '#ui/illustrations/drawing.tsx';
import { StateDrawing } from '#ui/illustrations/state-drawing.tsx';
import type { Specimens } from '../specimen.ts';

const files = import.meta.glob<Readonly<Record<string, Shapes>>>('../../src/*/*/*-drawing.ts', { eager: true });
const drawings = Object.values(files).flatMap((module) => Object.entries(module));

export default {
  'of pages': () => (
    <div className="flex flex-wrap gap-8">
      {drawings.map(([name, drawing]) => (
        <figure key={name} className="text-center text-sm text-muted">
          <Drawing of={drawing} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  ),
  'of states': () => (
    <div className="flex flex-wrap gap-8">
      <StateDrawing kind="locked" />
      <StateDrawing kind="offline" />
      <StateDrawing kind="failed" />
    </div>
  ),
} satisfies Specimens;
