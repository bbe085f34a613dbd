import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { offeredParts, type PassportPart, type PassportSource } from '#features/profile/passport/passport-content.ts';
import { ChoicesGroup } from '#ui/choices-group.tsx';

interface PassportPartsProps {
  source: PassportSource;
  chosen: readonly PassportPart[];
  onChange: (chosen: readonly PassportPart[]) => void;
}

/** Selects the parts of the profile that go into the document. A document of text has no photo. */
export function PassportParts({ source, chosen, onChange }: PassportPartsProps): ReactNode {
  const t = useMessages('sharing');
  const words = useMessages('profile');
  const offered = offeredParts(source).filter((part) => part !== 'photo');
  if (offered.length === 0) return null;
  return (
    <ChoicesGroup
      legend={t('parts')}
      name="parts"
      options={offered.map((value) => ({ value, label: words(value) }))}
      values={chosen}
      onChange={onChange}
      hint={t('partsHint')}
    />
  );
}
