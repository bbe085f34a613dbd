import { isSafeAddress, kinds, type Kind } from './kinds.ts';
import type { Variables } from './variable.ts';

/** A service that issues signed id tokens for users (OpenID Connect). */
export interface IdTokenIssuer {
  /** The clients' name for it (`provider`). */
  name: string;
  /** Its address, as in the tokens' `iss`. */
  issuer: string;
  /** Our client ids at the issuer; a token's audience must be one of them. */
  audiences: string[];
}

/** How users sign up and in, and how their accounts end. */
export const accountVariables = {
  CONFIRM_EMAIL: {
    kind: kinds.flag,
    default: 'true',
    meaning: 'whether an address must be confirmed by mail before the first sign-in',
    example: 'false',
  },
  SIGN_UP: {
    kind: kinds.oneOf('open', 'invitation', 'closed'),
    default: 'open',
    meaning: 'who can have an account: anybody; people invited by `npm run account -- EMAIL --invite`; or nobody new',
    example: 'invitation',
  },
  PREMIUM_GRANT_DAYS: {
    kind: {
      read: (text) => (text === 'everybody' ? text : kinds.whole(0, 3650).read(text)),
      takes: '`everybody`, or a whole number from 0 to 3650',
    } satisfies Kind<number | 'everybody'>,
    default: '0',
    meaning:
      'what choosing premium does where nothing is sold: so many days of it at no charge, 0 to have people ask you (`npm run account`), `everybody` to give all of it to everybody here while this holds',
    example: 'everybody',
  },
  REDIRECT_ALLOW_LIST: {
    kind: kinds.list('addresses separated by commas', /^/),
    default: '',
    unset: 'none',
    meaning: 'foreign addresses that a mail may lead back to; `*` matches within a segment, `**` across',
    example: 'https://a.example,https://b.example/**',
  },
  JWT_SECRET: {
    kind: kinds.text(32),
    unset: 'none',
    meaning:
      "signs tokens by HS256 with this rather than by the server's own ES256 key; keys for programs can then be made with it",
    example: 'a-long-random-text-of-32-or-more',
    secret: true,
  },
  JWT_LIFETIME_SECONDS: {
    kind: kinds.whole(30, 604_800),
    default: '3600',
    meaning: 'how long an access token is good',
    example: '1800',
  },
  ID_TOKEN_ISSUERS: {
    kind: {
      read: readIssuers,
      takes: 'entries such as `google https://accounts.example client-id[,client-id]`, separated by semicolons',
    },
    default: '',
    unset: 'none',
    meaning: 'whose id tokens sign people in: name, issuer and audiences of each',
    example: 'google https://accounts.example client-id',
  },
  ACCOUNT_DELETION_DAYS: {
    kind: kinds.whole(0, 90),
    default: '7',
    meaning: 'days in which somebody who asked for the end of their account can keep it after all; 0 ends it at once',
    example: '14',
  },
} as const satisfies Variables;

/** Issuers must use https, except on this machine. */
function readIssuers(text: string): IdTokenIssuer[] | undefined {
  const entries = text.split(';').flatMap((entry) => entry.trim() || []);
  const read = entries.flatMap((entry) => {
    const [name = '', issuer = '', audiences = ''] = entry.split(/\s+/);
    if (!/^[a-z][a-z0-9_-]*$/.test(name) || !isSafeAddress(issuer) || audiences === '') return [];
    return [{ name, issuer, audiences: audiences.split(',').filter(Boolean) }];
  });
  return read.length === entries.length ? read : undefined;
}
