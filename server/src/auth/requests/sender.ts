import type { Context } from 'hono';
import type { RequestEnvironment } from '#dependencies.ts';
import { deviceName } from '../sessions/device-names.ts';

/** The client that sent a request, and the redirect that it wants in the mail. */
export interface Sender {
  /** The network address, used only for limits. */
  address: string;
  redirectTo: string | undefined;
  /** A short name of the device; see device-names.ts. */
  device: string;
  /** The `cookie` header with the known-device marks; see known-device.ts. */
  cookies: string | undefined;
}

export function senderOf<Environment extends RequestEnvironment>(context: Context<Environment>): Sender {
  return {
    address: context.get('address'),
    redirectTo: context.req.query('redirect_to'),
    device: deviceName(context.req.header('user-agent')),
    cookies: context.req.header('cookie'),
  };
}
