/**
 * The three ways of camouflaging, in the words of the field (Hull and others 2019, Journal of Autism and Developmental Disorders 49, 819-833). Only
 * the vocabulary is borrowed: no item of a questionnaire, no score.
 */
export const camouflageKinds = ['compensation', 'masking', 'assimilation'] as const;

/** How much it took, from the least. */
export const efforts = [1, 2, 3, 4, 5] as const;

export type Effort = (typeof efforts)[number];

/** The name of an effort's word. */
export const effortKey = (effort: number) => `effort${Math.min(5, Math.max(1, Math.round(effort))) as Effort}` as const;
