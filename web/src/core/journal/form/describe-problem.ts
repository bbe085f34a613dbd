import type { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import type { Problem } from '../validate.ts';

interface Translators {
  core: ReturnType<typeof useMessages<'core'>>;
  journal: ReturnType<typeof useMessages<'journal'>>;
}

/** Formats with grouping marks in every language, so that two interpretations of a typed number look different. */
export function writtenInFull(value: number, locale: string): string {
  return formatNumber(value, locale, { useGrouping: 'always', maximumFractionDigits: 3 });
}

/** Explains how to correct a field, with the bounds in the person's number format. */
export function describeProblem(problem: Problem, { core, journal }: Translators, locale: string): string {
  const written = (value: number) => formatNumber(value, locale);
  switch (problem.code) {
    case 'required':
      return core('fields.required');
    case 'not-a-number':
      return core('fields.notANumber');
    case 'not-whole':
      return journal('problem-not-whole');
    case 'two-readings':
      return journal('problem-two-readings', {
        one: writtenInFull(problem.readings[0], locale),
        other: writtenInFull(problem.readings[1], locale),
      });
    case 'too-small':
      return core('fields.tooLow', { min: written(problem.min) });
    case 'too-large':
      return core('fields.tooHigh', { max: written(problem.max) });
    case 'too-short':
      return journal('problem-too-short', { minLength: written(problem.minLength) });
    case 'too-long':
      return core('fields.tooLong', { max: written(problem.maxLength) });
    case 'not-a-date':
      return journal('problem-not-a-date');
    case 'not-a-time':
      return journal('problem-not-a-time');
    case 'too-many':
      return journal('problem-too-many', { max: written(problem.max) });
    case 'not-a-choice':
      return journal('problem-not-a-choice');
  }
}
