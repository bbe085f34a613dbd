import type { ReactNode } from 'react';
import { LazyPlaceholder } from '#core/lazy/lazy-placeholder.tsx';
import { htmlLang } from '#core/messages/languages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { instruments, type ItemName, type QuestionnaireKind, type TextLanguage } from './instruments.ts';
import { useTexts } from './texts/use-texts.ts';

interface AnswerListProps {
  kind: QuestionnaireKind;
  language: TextLanguage;
  answers: Readonly<Partial<Record<ItemName | 'difficulty', number | null>>>;
}

/** Every question with the person's answer, in the language in which the person read them. */
export function AnswerList({ kind, language, answers }: AnswerListProps): ReactNode {
  const t = useMessages('questionnaires');
  const { texts, retry } = useTexts(language);
  const text = texts?.[kind];
  if (text === undefined) return <LazyPlaceholder failed={texts === null} onRetry={retry} />;
  const lang = htmlLang(language);
  const shown = [
    ...instruments[kind].items.map((item, index) => ({ id: item, question: text.items[index], words: text.answers })),
    ...(text.difficulty && typeof answers.difficulty === 'number'
      ? [{ id: 'difficulty' as const, question: text.difficulty.question, words: text.difficulty.answers }]
      : []),
  ];
  return (
    <ol className="flex list-decimal flex-col gap-3 ps-7 text-sm">
      {shown.map(({ id, question, words }) => {
        const points = answers[id] ?? null;
        return (
          <li key={id}>
            <p lang={lang}>{question}</p>
            {points === null ? (
              <p className="text-muted">{t('noAnswer')}</p>
            ) : (
              <p lang={lang} className="font-semibold">
                {words[points]}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
