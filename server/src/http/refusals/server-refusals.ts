import type { RefusalFacts } from '#errors.ts';

/** The refusals of the pipeline itself. They are the same for every protocol. */
export const serverRefusals = {
  not_found: { status: 404, message: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, message: 'This address does not answer that method.' },
  request_incomplete: { status: 400, message: 'The request ended before its body was whole.' },
  request_too_large: { status: 413, message: 'The request body is too large.' },
  body_too_slow: { status: 408, message: 'The request body did not arrive in time. Nothing was changed.' },
  server_busy: { status: 503, message: 'Many requests are under way. Try again shortly.' },
  not_ready: { status: 503, message: 'The database does not answer at the moment. Try again shortly.' },
} satisfies Record<string, RefusalFacts>;
