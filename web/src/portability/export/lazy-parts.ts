/** This module groups the code that makes files, so that the build puts it into one chunk instead of several. */
export { makeExport } from './make-export.ts';
export { storedExportTime, prepareExport, readinessWithoutNetwork } from './prepare-export.ts';
export { createReport } from '#portability/report/run-report-worker.ts';
export { fetchReportParts } from '#portability/report/run-report-worker.ts';
