import { setTimeout as wait } from 'node:timers/promises';

interface Options {
  url: string;
  token: string;
}

/** The error responses to one reader, who reads again and again during an outage. */
export interface OutageAnswers {
  /** The number of error responses. */
  refused: number;
  /** Descriptions of the error responses that `isClear` rejects. */
  readonly unclear: string[];
  stop(): Promise<void>;
}

export function collectAnswers({ url, token }: Options): OutageAnswers {
  let isStopped = false;
  const ask = async () => {
    const answer = await fetch(`${url}/rest/v1/weight_entries?select=id&limit=1`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const text = await answer.text();
    if (answer.ok) return;
    collected.refused += 1;
    if (!isClear(answer, text)) collected.unclear.push(`${String(answer.status)}: ${text.slice(0, 200)}`);
  };
  const asking = (async () => {
    while (!isStopped) {
      await ask();
      await wait(20);
    }
  })();
  const collected: OutageAnswers = {
    refused: 0,
    unclear: [],
    async stop() {
      isStopped = true;
      await asking;
    },
  };
  return collected;
}

/** Whether an error says that the outage is temporary and when to retry, and reveals no internals. */
function isClear(answer: Response, text: string): boolean {
  if (answer.status !== 503 || answer.headers.get('retry-after') === null) return false;
  const { message } = JSON.parse(text) as { message?: unknown };
  return typeof message === 'string' && message.length > 10 && !/ECONN|\/|\.ts|password|pg_/.test(message);
}
