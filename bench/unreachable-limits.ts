/** The limits stay on, so that the benchmarks include their cost, but they are too high to be reached. */
export const unreachableLimits = {
  LIMIT_REQUESTS_PER_MINUTE: '1000000',
  LIMIT_AUTH_PER_FIVE_MINUTES: '1000000',
  LIMIT_MAILS_PER_HOUR: '1000000',
} as const;
