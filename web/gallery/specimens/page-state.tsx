import { moodDrawing } from '#features/mood/mood-drawing.ts';
import { Button } from '#ui/button.tsx';
import { PageState } from '#ui/page-state.tsx';
import type { Specimens } from '../specimen.ts';

export default {
  'nothing here yet': () => (
    <PageState kind="empty" drawing={moodDrawing} title="No entry on this day">
      If you like, add one when it suits you.
    </PageState>
  ),
  locked: () => (
    <PageState kind="locked" title="This page is part of Premium" action={<Button variant="primary">See Premium</Button>}>
      With Premium you can write here.
    </PageState>
  ),
  'out of reach': () => (
    <PageState kind="offline" title="Nothing of this day is on this device" action={<Button>Try again</Button>}>
      No connection now.
    </PageState>
  ),
  'did not come': () => <PageState kind="failed" title="Error loading entries." action={<Button>Try again</Button>} />,
} satisfies Specimens;
