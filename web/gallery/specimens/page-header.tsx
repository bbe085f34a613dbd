import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import type { Specimens } from '../specimen.ts';

export default {
  'title alone': () => <PageHeader title="Water" />,
  'description and actions': () => (
    <PageHeader
      title="Plans"
      description="Choose calmly. You can change it later."
      actions={<Button variant="quiet">Back</Button>}
    />
  ),
} satisfies Specimens;
