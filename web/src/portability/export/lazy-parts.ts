/** Groups everything that makes files into one chunk of the build instead of five. */
export { makeExport } from './make-export.ts';
export { storedExportTime, prepareExport, readinessWithoutNetwork } from './prepare-export.ts';
export { createReport } from '#portability/report/run-report-worker.ts';
export { fetchReportParts } from '#portability/report/run-report-worker.ts';
