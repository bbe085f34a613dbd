/** All that files are made by, fetched together when the page is opened or a file is asked for: one file of the build instead of five. */
export { makeExport } from './make-export.ts';
export { keptForExport, prepareExport, readinessWithoutNetwork } from './prepare-export.ts';
export { createReport } from '#portability/report/create-report.ts';
export { fetchReportParts } from '#portability/report/create-report.ts';
