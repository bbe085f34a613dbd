/** Rate limits for benchmarks. They are on, so that the figures include their cost, but too high to be reached. */
export const unreachableLimits = {
  LIMIT_REQUESTS_PER_MINUTE: '1000000',
  LIMIT_AUTH_PER_FIVE_MINUTES: '1000000',
  LIMIT_MAILS_PER_HOUR: '1000000',
} as const;
