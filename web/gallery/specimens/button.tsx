import { GlassWater } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import type { ButtonVariant } from '#ui/lib/class-names.ts';
import type { Specimens } from '../specimen.ts';

const variants: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];
const row = 'flex flex-wrap items-center gap-3';

export default {
  variants: () => (
    <div className={row}>
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
    </div>
  ),
  'with an icon': () => (
    <div className={row}>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} icon={GlassWater}>
          {variant}
        </Button>
      ))}
    </div>
  ),
  'busy, and without an action': () => (
    <div className={row}>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} busy>
          {variant}
        </Button>
      ))}
      <Button disabled>disabled</Button>
    </div>
  ),
  'words in two lines': () => (
    <div className="w-40">
      <Button variant="primary">Keep everything as it was before</Button>
    </div>
  ),
} satisfies Specimens;
