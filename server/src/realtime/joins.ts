import type { Claims } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import type { SessionIsAlive } from '#http/caller.ts';
import { InvalidToken, type Keys } from '#keys.ts';
import type { ChannelSubscription } from './binding.ts';
import type { Channel } from './channel.ts';

/** The user who joins a channel, and the claims of their valid token. */
export interface Joined {
  userId: string;
  claims: Claims;
}

/**
 * The functions that a connection needs: they authenticate users and register channels. A returned text is the reason
 * for a refusal, which the client gets.
 */
export interface Joins {
  join(token: string, subscription: ChannelSubscription): Promise<Joined | string>;
  renew(token: string, channel: Channel): Promise<Joined | string>;
  /** Registers a channel. If the user has too many channels, returns the reason for the refusal. */
  entered(channel: Channel): string | undefined;
  left(channel: Channel): void;
  /** Sends the presence of the user's other channels to a new channel that wants it. Call it after the reply to the join. */
  sendPresence(channel: Channel): void;
  /** Passes a broadcast or presence to the user's channels of the same topic. Returns the reason for a refusal. */
  share(channel: Channel, event: 'broadcast' | 'presence', payload: Record<string, unknown>): string | undefined;
  failed(error: unknown): void;
}

/**
 * Returns the user of a token. If the token is invalid, its session has ended, or the session lacks a required second
 * factor, returns the reason for the refusal.
 */
export async function identify(token: string, keys: Keys, isAlive: SessionIsAlive): Promise<Joined | string> {
  try {
    const claims = await keys.verify(token);
    if (claims.role !== 'authenticated' || claims.sub === undefined) return "a signed-in person's access token is needed";
    const session = claims['session_id'];
    if (typeof session === 'string' && !(await isAlive(session))) return sessionIsOver;
    return { userId: claims.sub, claims };
  } catch (error) {
    if (error instanceof InvalidToken) return error.expired ? tokenIsOver : 'InvalidJWTToken: not a token of this server';
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

export const tokenIsOver = 'InvalidJWTToken: Token has expired';
export const sessionIsOver = 'The session has ended';
