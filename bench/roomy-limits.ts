/** The limits stay on and are counted, but are too high for the benchmarks to reach. */
export const roomyLimits = {
  LIMIT_REQUESTS_PER_MINUTE: '1000000',
  LIMIT_AUTH_PER_FIVE_MINUTES: '1000000',
  LIMIT_MAILS_PER_HOUR: '1000000',
} as const;
