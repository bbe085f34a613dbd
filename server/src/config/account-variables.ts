import { shortestPassword } from '@cogn/shared/input-limits.ts';
import { isSafeAddress, kinds, type Kind } from './kinds.ts';
import type { Variables } from './variable.ts';

/** A service that signs id tokens for users (an OpenID Connect provider). */
export interface IdTokenIssuer {
  /** The provider's name in clients' requests (`provider`). */
  name: string;
  /** The provider's address, which its tokens contain as `iss`. */
  issuer: string;
  /** Our client ids at the provider. A token's audience must be one of them. */
  audiences: string[];
}

/** How users sign up and in, and how their accounts end. */
export const accountVariables = {
  CONFIRM_EMAIL: {
    kind: kinds.flag,
    default: 'true',
    meaning: 'whether users must confirm their address by mail before they first sign in',
    example: 'false',
  },
  CONFIRM_PHONE: {
    kind: kinds.flag,
    default: 'true',
    meaning:
      'whether users must confirm their phone by a code; false is for development only, because anybody could then take the number of another person and read what its owner writes',
    example: 'false',
  },
  SIGN_UP: {
    kind: kinds.oneOf('open', 'invitation', 'closed'),
    default: 'open',
    meaning: 'who can have an account: anybody; people invited by `npm run account -- EMAIL --invite`; or nobody new',
    example: 'invitation',
  },
  ANONYMOUS_SIGN_IN: {
    kind: kinds.flag,
    default: 'false',
    meaning:
      'whether programs can sign people in without an e-mail or phone while `SIGN_UP` is `open`; the web app never does',
    example: 'true',
  },
  ANONYMOUS_ACCOUNT_DAYS: {
    // More than seven days, because an access token can be valid for seven, in which its client does not refresh the
    // session. At most 90 days, because a session ends after 90 days without use.
    kind: kinds.whole(8, 90),
    default: '30',
    meaning: 'days without use after which the server deletes an account that has no e-mail or phone, with all its records',
    example: '60',
  },
  PASSWORD_MIN_LENGTH: {
    kind: kinds.whole(shortestPassword, 64),
    default: String(shortestPassword),
    meaning:
      'the fewest characters of a new password; people whose password is shorter still sign in with it, until they change it',
    example: '12',
  },
  PASSWORD_REFUSE_COMMON: {
    kind: kinds.flag,
    default: 'true',
    meaning:
      "whether new passwords must not be on the list of common passwords; those made of the app's name or the person's own address are refused in any case",
    example: 'false',
  },
  PREMIUM_GRANT_DAYS: {
    kind: {
      read: (text) => (text === 'everybody' ? text : kinds.whole(0, 3650).read(text)),
      takes: '`everybody`, or a whole number from 0 to 3650',
    } satisfies Kind<number | 'everybody'>,
    default: '0',
    meaning:
      'without payments, what a person who chooses premium gets: so many days for free, or with 0 only the advice to ask you, who can grant it (`npm run account`); `everybody` gives premium to all users while it is set',
    example: 'everybody',
  },
  REDIRECT_ALLOW_LIST: {
    kind: kinds.list('addresses separated by commas', /^/),
    default: '',
    unset: 'none',
    meaning:
      'addresses of other sites to which the links in mails may redirect; `*` matches any text within a segment, `**` also across segments',
    example: 'https://a.example,https://b.example/**',
  },
  JWT_SECRET: {
    kind: kinds.text(32),
    unset: 'none',
    meaning:
      "signs tokens with this secret (HS256) instead of the server's own ES256 key; with it you can also make keys for programs",
    example: 'a-long-random-text-of-32-or-more',
    secret: true,
  },
  JWT_KEYS: {
    // This kind accepts any text, because `readOperatorKeys` checks the keys and reports which key is wrong, and why.
    kind: { ...kinds.text(1), takes: 'a JSON array of keys (JWK) for ES256 or RS256, of which one signs' },
    unset: 'none',
    meaning:
      "your own keys for access tokens, a JSON array of JSON Web Keys (ES256, RS256): one signs, the others only verify, as then do `JWT_SECRET` and the server's own key",
    example: '[{"kty":"EC","crv":"P-256","kid":"2027-01","key_ops":["sign"],"x":"…","y":"…","d":"…"}]',
    secret: true,
  },
  JWT_LIFETIME_SECONDS: {
    kind: kinds.whole(30, 604_800),
    default: '3600',
    meaning: 'how long an access token is valid, in seconds',
    example: '1800',
  },
  ID_TOKEN_ISSUERS: {
    kind: {
      read: readIssuers,
      takes: 'entries such as `google https://accounts.example client-id[,client-id]`, separated by semicolons',
    },
    default: '',
    unset: 'none',
    meaning: 'the providers whose id tokens sign people in: name, issuer and audiences of each',
    example: 'google https://accounts.example client-id',
  },
  ACCOUNT_DELETION_DAYS: {
    kind: kinds.whole(0, 90),
    default: '7',
    meaning:
      'days between a request to delete an account and its deletion, in which the user can cancel; 0 deletes it at once',
    example: '14',
  },
} as const satisfies Variables;

/** Parses the issuers. Their addresses must use https, except on this machine. */
function readIssuers(text: string): IdTokenIssuer[] | undefined {
  const entries = text.split(';').flatMap((entry) => entry.trim() || []);
  const read = entries.flatMap((entry) => {
    const [name = '', issuer = '', audiences = ''] = entry.split(/\s+/);
    if (!/^[a-z][a-z0-9_-]*$/.test(name) || !isSafeAddress(issuer) || audiences === '') return [];
    return [{ name, issuer, audiences: audiences.split(',').filter(Boolean) }];
  });
  return read.length === entries.length ? read : undefined;
}
