import { ConfigError } from './read-variables.ts';
import { kinds } from './kinds.ts';
import type { Values, Variables } from './variable.ts';

export const metricsVariables = {
  METRICS_PORT: {
    kind: kinds.whole(0, 65_535),
    unset: 'none: no metrics',
    meaning: 'the port for metrics in the format of Prometheus, at `/metrics`; 0 takes a free one',
    example: '9464',
  },
  METRICS_HOST: {
    kind: kinds.text(1),
    default: '127.0.0.1',
    meaning:
      'the network address on which the server serves metrics; an address that other machines can reach requires `METRICS_TOKEN`',
    example: '0.0.0.0',
  },
  METRICS_TOKEN: {
    kind: kinds.text(16),
    unset: 'none',
    meaning: 'the token that readers of the metrics must send (`Authorization: Bearer`)',
    example: 'a-long-random-text',
    secret: true,
  },
} as const satisfies Variables;

export interface MetricsSettings {
  host: string;
  port: number;
  token?: string | undefined;
}

/** Reads the settings of the metrics. Throws `ConfigError` if other machines could read the metrics without a token. */
export function readMetrics(value: Values<typeof metricsVariables>): MetricsSettings | undefined {
  const { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token } = value;
  if (port === undefined) return undefined;
  if (token === undefined && !['127.0.0.1', '::1', 'localhost'].includes(host)) {
    throw new ConfigError('METRICS_HOST: other machines may read the metrics only when METRICS_TOKEN is set');
  }
  return { port, host, token };
}
