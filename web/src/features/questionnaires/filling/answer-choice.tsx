import type { ReactNode } from 'react';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import type { ChoiceLook } from '#ui/choice-looks.ts';
import type { Answers } from '../texts/questionnaire-text.ts';

/** Four large answers below each other. Border, fill and font weight show the choice, and nothing moves. */
const answerLook: ChoiceLook = {
  grid: 'grid max-w-xl gap-2',
  option:
    'relative flex min-h-14 items-center rounded-md border border-edge bg-surface-raised px-4 py-2.5 wrap-anywhere transition-colors ' +
    'hover:bg-surface-sunken has-checked:border-primary has-checked:bg-primary-soft has-checked:font-semibold ' +
    'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
};

const points = ['0', '1', '2', '3'] as const;

interface AnswerChoiceProps {
  /** The words above the question, which are the same for all questions. */
  intro?: string;
  question: string;
  answers: Answers;
  name: string;
  /** The `lang` of the official text. */
  lang: string;
  value: number | undefined;
  onChange: (points: number) => void;
}

/** A question of a questionnaire with its four answers, word for word as in the official text. */
export function AnswerChoice({ intro, question, answers, name, lang, value, onChange }: AnswerChoiceProps): ReactNode {
  return (
    <ChoiceGroup
      legend={
        <span lang={lang} className="flex flex-col gap-2 pb-2">
          {intro && <span className="text-sm font-normal text-muted">{intro}</span>}
          <span className="text-lg">{question}</span>
        </span>
      }
      name={name}
      look={answerLook}
      options={points.map((point, index) => ({ value: point, label: answers[index], lang }))}
      value={points.find((point) => Number(point) === value) ?? null}
      onChange={(point) => onChange(Number(point))}
    />
  );
}
