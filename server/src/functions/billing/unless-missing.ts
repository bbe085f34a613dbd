import { StripeTrouble } from './stripe-client.ts';

/** What Stripe answers, or undefined where it says that there is no such thing. Rejects with every other `StripeTrouble`. */
export async function unlessMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof StripeTrouble && error.code === 'resource_missing') return undefined;
    throw error;
  }
}
