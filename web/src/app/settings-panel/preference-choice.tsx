import type { ReactNode } from 'react';
import { useChoiceToast } from '#core/choices/use-choice-toast.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Preferences } from '#core/preferences/preference-list.ts';
import { usePreference } from '#core/preferences/preferences.ts';
import { ChoiceGroup } from '#ui/choice-group.tsx';

/** The preferences with a fixed set of values. */
type ChoiceName = { [Name in keyof Preferences]: Preferences[Name] extends string ? Name : never }[keyof Preferences];

interface PreferenceChoiceProps<Name extends ChoiceName> {
  name: Name;
  legend: string;
  options: readonly Preferences[Name][];
  words: (value: Preferences[Name]) => string;
  hint?: ReactNode;
}

/** A preference with a few options. A choice applies at once, and a toast confirms it. */
export function PreferenceChoice<Name extends ChoiceName>(props: PreferenceChoiceProps<Name>) {
  const { name, legend, options, words, hint } = props;
  const t = useMessages('choices');
  const confirm = useChoiceToast();
  const [value, set] = usePreference(name);
  return (
    <ChoiceGroup
      legend={legend}
      name={name}
      value={value}
      onChange={(chosen) => confirm(set(chosen), t('chosen', { what: legend, choice: words(chosen) }))}
      options={options.map((option) => ({ value: option, label: words(option) }))}
      hint={hint}
    />
  );
}
