import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { FileButton } from '#ui/file-button.tsx';
import type { Specimens } from '../specimen.ts';

function Chosen() {
  const [name, setName] = useState('');
  return (
    <div className="flex flex-wrap items-center gap-3">
      <FileButton icon={FileUp} accept="image/*" onChoose={(file) => setName(file.name)}>
        Choose a file
      </FileButton>
      <span>{name}</span>
    </div>
  );
}

export default {
  'shows the chosen file': () => <Chosen />,
  busy: () => (
    <FileButton busy accept="image/*" onChoose={() => undefined}>
      Choose a file
    </FileButton>
  ),
} satisfies Specimens;
