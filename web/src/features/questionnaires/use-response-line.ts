import { useMessages } from '#core/messages/use-messages.ts';
import { instruments } from './instruments.ts';
import { answeredCount, totalOf, type Response } from './questionnaire-responses.ts';

/** Returns a function that describes a response in one line: its sum, or how many questions have an answer. */
export function useResponseLine(): (response: Response) => string {
  const t = useMessages('questionnaires');
  return (response) => {
    const { items, maximum } = instruments[response.kind];
    const name = t(response.kind);
    const sum = totalOf(response);
    if (sum !== null) return t('sumOf', { name, sum: String(sum), maximum: String(maximum) });
    return t('noSum', { name, done: String(answeredCount(response)), all: String(items.length) });
  };
}
