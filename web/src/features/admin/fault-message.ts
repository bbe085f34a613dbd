const faultMessages = {
  invalid_credentials: 'passwordWrong',
  reauthentication_needed: 'passwordWrong',
  premium_day_over: 'dayOver',
  last_admin: 'lastAdmin',
  over_email_send_rate_limit: 'waitForMail',
  over_request_rate_limit: 'waitALittle',
  not_admin: 'notAllowed',
} as const;

/** The key of the message for an action that failed, or whose result is unknown. */
export type FaultMessage = (typeof faultMessages)[keyof typeof faultMessages] | 'refusedAction' | 'unknownAction';

/** Maps the rejection of `askAction` to a message. Only a status below 500 proves that nothing changed. */
export function faultMessage(problem: unknown): FaultMessage {
  const { code, status } = (typeof problem === 'object' && problem !== null ? problem : {}) as Record<string, unknown>;
  if (typeof status !== 'number' || status >= 500) return 'unknownAction';
  return typeof code === 'string' && code in faultMessages
    ? faultMessages[code as keyof typeof faultMessages]
    : 'refusedAction';
}
