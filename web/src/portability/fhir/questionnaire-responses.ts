import { instruments, type ItemName, type QuestionnaireKind } from '#features/questionnaires/instruments.ts';
import { totalOf, type QuestionnaireResponse } from '#features/questionnaires/questionnaire-responses.ts';
import type { IdOf } from './resource-ids.ts';
import { codeOf, loinc, referTo, type Resource } from './resources.ts';

type Question = ItemName | 'difficulty' | 'total';

/** The LOINC codes of each questionnaire, its questions and its sum (docs/questionnaires.md). */
const codes: Readonly<
  Record<QuestionnaireKind, { readonly panel: string; readonly of: Readonly<Partial<Record<Question, string>>> }>
> = {
  phq9: {
    panel: '44249-1',
    of: {
      ...{ item_1: '44250-9', item_2: '44255-8', item_3: '44259-0', item_4: '44254-1', item_5: '44251-7' },
      ...{ item_6: '44258-2', item_7: '44252-5', item_8: '44253-3', item_9: '44260-8' },
      ...{ difficulty: '69722-7', total: '44261-6' },
    },
  },
  gad7: {
    panel: '69737-5',
    of: {
      ...{ item_1: '69725-0', item_2: '68509-9', item_3: '69733-4', item_4: '69734-2', item_5: '69735-9' },
      ...{ item_6: '69689-8', item_7: '69736-7', total: '70274-6' },
    },
  },
};

/** The LOINC codes of the answers, by their points. */
const answers = ['LA6568-5', 'LA6569-3', 'LA6570-1', 'LA6571-9'];
const difficulties = ['LA6572-7', 'LA6573-5', 'LA6575-0', 'LA6574-3'];

/**
 * A resource for each filled questionnaire. It contains its questions with their LOINC codes, because a response itself has
 * no element for codes. An incomplete one is `stopped` and has no sum.
 */
export function questionnaireResources(
  responses: readonly QuestionnaireResponse[],
  patient: Resource,
  idOf: IdOf,
): Promise<Resource[]> {
  return Promise.all(
    responses.map(async (response) => {
      const { kind, date } = response;
      const { panel, of } = codes[kind];
      const total = totalOf(response);
      const coded = (name: ItemName | 'difficulty', all: readonly string[]) => {
        const [code, points] = [of[name], response[name]];
        return code === undefined || points === null
          ? []
          : [{ code, type: 'choice', answer: { valueCoding: { system: loinc, code: all[points] } } }];
      };
      const items = [
        ...instruments[kind].items.flatMap((item) => coded(item, answers)),
        ...coded('difficulty', difficulties),
        ...(total === null || of.total === undefined
          ? []
          : [{ code: of.total, type: 'integer', answer: { valueInteger: total } }]),
      ];
      return {
        ...{ resourceType: 'QuestionnaireResponse', id: await idOf(`questionnaire ${response.id}`) },
        contained: [
          {
            ...{ resourceType: 'Questionnaire', id: kind, status: 'active', code: codeOf(loinc, panel).coding },
            item: items.map(({ code, type }) => ({ linkId: code, code: codeOf(loinc, code).coding, type })),
          },
        ],
        ...{ questionnaire: `#${kind}`, status: total === null ? 'stopped' : 'completed', authored: date },
        ...{ subject: referTo(patient), author: referTo(patient), source: referTo(patient) },
        item: items.map(({ code, answer }) => ({ linkId: code, answer: [answer] })),
      };
    }),
  );
}
