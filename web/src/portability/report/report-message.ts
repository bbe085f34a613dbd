import type { ReportInput } from './report-input.ts';

/** What a report's characters are known by. */
export type ReportTexts = Pick<ReportInput, 'language' | 'words' | 'person' | 'rows'>;

/** What the worker is asked: to set a report, or to fetch what setting it takes, so that it can be set without a network. */
export type ReportTask =
  { readonly kind: 'make'; readonly input: ReportInput } | { readonly kind: 'fetch'; readonly texts: ReportTexts };

/** What the worker says of its task. Where nothing was to be set there are no bytes. */
export type ReportMessage =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'done'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'failed'; readonly message: string };
