import { useMessages } from '#core/messages/use-messages.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import type { SignUpDraft } from '../sign-up-draft.ts';

interface ConsentChoicesProps {
  draft: SignUpDraft;
  onChange: (changed: Partial<SignUpDraft>) => void;
}

/** A checkbox for each sensitive purpose. Each is separate, optional and never ticked beforehand. */
export function ConsentChoices({ draft, onChange }: ConsentChoicesProps) {
  const t = useMessages('sign-up');
  const choices = [
    { name: 'health', label: t('consentHealth'), hint: t('consentHealthText') },
    { name: 'spirituality', label: t('consentSpirituality'), hint: t('consentSpiritualityText') },
    { name: 'crisisMessages', label: t('consentCrisis'), hint: t('consentCrisisText') },
  ] as const;
  return (
    <fieldset aria-describedby="consents-note" className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 text-sm font-semibold">{t('consents')}</legend>
      <p id="consents-note" className="text-sm text-muted">
        {t('consentsNote')}
      </p>
      {choices.map(({ name, label, hint }) => (
        <Checkbox
          key={name}
          name={name}
          label={label}
          hint={hint}
          checked={draft[name]}
          onChange={(event) => onChange({ [name]: event.target.checked })}
        />
      ))}
    </fieldset>
  );
}
