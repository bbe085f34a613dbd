import { useMessages } from '#core/messages/use-messages.ts';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import type { SignUpDraft } from '../sign-up-draft.ts';

interface PlanChoiceProps {
  value: SignUpDraft['plan'];
  onChange: (plan: SignUpDraft['plan']) => void;
}

/** Asks which plan the person would like. The choice grants nothing; each card explains the next step. */
export function PlanChoice({ value, onChange }: PlanChoiceProps) {
  const t = useMessages('sign-up');
  const card = (title: string, text: string) => (
    <span className="flex flex-col">
      <span className="font-semibold">{title}</span>
      <span className="text-sm font-normal text-muted">{text}</span>
    </span>
  );
  return (
    <ChoiceGroup
      legend={t('plan')}
      name="plan"
      hint={t('planNote')}
      options={[
        { value: 'free', label: card(t('planFree'), t('planFreeText')) },
        { value: 'premium', label: card(t('planPremium'), t('planPremiumText')) },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
