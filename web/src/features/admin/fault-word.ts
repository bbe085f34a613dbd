const words = {
  invalid_credentials: 'passwordWrong',
  reauthentication_needed: 'passwordWrong',
  premium_day_over: 'dayOver',
  last_admin: 'lastAdmin',
  over_email_send_rate_limit: 'waitForMail',
  over_request_rate_limit: 'waitALittle',
  not_admin: 'notAllowed',
} as const;

/** The word that tells why a deed was not done, or that nobody knows whether it was. */
export type FaultWord = (typeof words)[keyof typeof words] | 'refusedAction' | 'unknownAction';

/** Reads what `askAction` rejected with. Only a refusal of the server is sure to have changed nothing. */
export function faultWord(problem: unknown): FaultWord {
  const { code, status } = (typeof problem === 'object' && problem !== null ? problem : {}) as Record<string, unknown>;
  if (typeof status !== 'number' || status >= 500) return 'unknownAction';
  return typeof code === 'string' && code in words ? words[code as keyof typeof words] : 'refusedAction';
}
