import { Drawing, type Shapes } from '#ui/illustrations/drawing.tsx';
import { PageDrawing } from '#ui/illustrations/page-drawing.tsx';
import type { Specimens } from '../specimen.ts';

const files = import.meta.glob<Readonly<Record<string, Shapes>>>('../../src/*/*/drawing.ts', { eager: true });
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
      <PageDrawing kind="locked" />
      <PageDrawing kind="offline" />
      <PageDrawing kind="failed" />
    </div>
  ),
} satisfies Specimens;
