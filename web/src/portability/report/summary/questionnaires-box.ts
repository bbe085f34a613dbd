import {
  instruments,
  questionnaireKinds,
  type ItemName,
  type QuestionnaireKind,
} from '#features/questionnaires/instruments.ts';
import {
  hasThoughtsOfDeath,
  totalOf,
  type QuestionnaireResponse,
} from '#features/questionnaires/questionnaire-responses.ts';
import { officialTextsOf } from '../official-texts.ts';
import { within, type BoxText, type SummaryBox, type SummaryData } from './summary-data.ts';

/** The most sums of a questionnaire that the box shows. It counts the rest. */
const mostSums = 8;
/** The points of "more than half the days". */
const half = 2;

/**
 * The dates and sums of each questionnaire, newest first, so that a full box cuts the oldest. Then the questions of its last
 * response that were answered with "more than half the days" or more, word for word. An answer of "several days" about
 * thoughts of death has its own line. Null without a response.
 */
export function questionnairesBox(data: SummaryData): SummaryBox | null {
  const { entries, span, format } = data;
  const responses = within(entries.questionnaires, span).toSorted((one, other) => one.date.localeCompare(other.date));
  if (responses.length === 0) return null;
  const texts = questionnaireKinds.flatMap((kind) => {
    const of = responses.filter((response) => response.kind === kind);
    const last = of.at(-1);
    return last ? [sumsText(of, kind, data), ...itemsText(last, data)] : [];
  });
  return { title: format.messages.text('questionnaires', 'title'), table: 'questionnaire_responses', texts };
}

function sumsText(responses: readonly QuestionnaireResponse[], kind: QuestionnaireKind, { format }: SummaryData): BoxText {
  const { summary, messages } = format;
  const shown = responses
    .slice(-mostSums)
    .toReversed()
    .map((response) => {
      const sum = totalOf(response);
      const date = format.date(response.date);
      return sum === null ? summary('noSumOn', { date }) : summary('sumOn', { sum: format.number(sum), date });
    });
  const rest = responses.length - shown.length;
  return {
    text: summary('sums', {
      name: messages.text('questionnaires', kind),
      maximum: format.number(instruments[kind].maximum),
      list: format.names(rest > 0 ? [...shown, summary('earlierOnes', { count: rest })] : shown),
    }),
  };
}

function itemsText(response: QuestionnaireResponse, { input, format }: SummaryData): readonly BoxText[] {
  const { kind } = response;
  const { items, aboutDeath } = instruments[kind];
  const { texts, lang } = officialTextsOf(input, kind);
  if (texts === undefined) return [];
  const quoted = (item: ItemName) => {
    const points = response[item] ?? 0;
    return `“${texts.items[items.indexOf(item)] ?? ''}” (${texts.answers[points] ?? ''})`;
  };
  const often = items.filter((item) => (response[item] ?? 0) >= half);
  const { summary, messages } = format;
  const values = { name: messages.text('questionnaires', kind), date: format.date(response.date) };
  const inLanguage = lang === undefined ? {} : { lang };
  return [
    ...(often.length > 0
      ? [{ label: summary('mostOftenOn', values), text: often.map(quoted).join('; '), ...inLanguage }]
      : []),
    ...(aboutDeath !== undefined && hasThoughtsOfDeath(response) && !often.includes(aboutDeath)
      ? [{ label: messages.text('questionnaires', aboutDeath), text: quoted(aboutDeath), ...inLanguage }]
      : []),
  ];
}
