import { useMessages } from '#core/messages/use-messages.ts';
import { TextField } from '#ui/text-field.tsx';
import { OptionalLabel } from './optional-label.tsx';
import type { SignUpProblems } from './check-sign-up.ts';
import type { SignUpDraft } from '../sign-up-draft.ts';

interface PersonFieldsProps {
  draft: SignUpDraft;
  onChange: (changed: Partial<SignUpDraft>) => void;
  problems: SignUpProblems;
  /** Whether the phone identifies the account. Then `AccountFields` asks for the phone, not this component. */
  byPhone: boolean;
}

/** The optional fields: name, phone, city and state. */
export function PersonFields({ draft, onChange, problems, byPhone }: PersonFieldsProps) {
  const t = useMessages('sign-up');
  const fields = [
    { name: 'fullName', label: t('fullName'), autoComplete: 'name', type: 'text' },
    { name: 'phone', label: t('phone'), autoComplete: 'tel', type: 'tel' },
    { name: 'address', label: t('address'), autoComplete: 'address-level2', type: 'text' },
  ] as const;
  return fields
    .filter(({ name }) => name !== 'phone' || !byPhone)
    .map(({ name, label, autoComplete, type }) => {
      const problem = problems[name];
      return (
        <TextField
          key={name}
          label={<OptionalLabel>{label}</OptionalLabel>}
          name={name}
          type={type}
          autoComplete={autoComplete}
          value={draft[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
          error={problem && (problem.word === 'tooLong' ? t('tooLong', { max: String(problem.max) }) : t('phoneInvalid'))}
        />
      );
    });
}
