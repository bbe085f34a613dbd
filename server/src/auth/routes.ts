import { Hono, type Context } from 'hono';
import type { Transaction } from '#database/port.ts';
import type { RequestEnvironment } from '#dependencies.ts';
import { retryingMail, type RetryingMail } from '#mail/retrying-mail.ts';
import { watchSms } from '#sms/watch-sms.ts';
import type { Notice } from '#mail/mail-messages.ts';
import { removeUnconfirmed } from './accounts/unconfirmed-sign-ups.ts';
import { sendNoticeTo } from './accounts/send-notice.ts';
import { closeForGood } from './accounts/account.ts';
import { closeUnusedAnonymousAccounts } from './accounts/anonymous-accounts.ts';
import { adminUserBody } from './admin/set-account.ts';
import { invitePerson } from './admin/invite-person.ts';
import { requireAdmin } from './admin/admin-account.ts';
import type { AuthContext, AuthDependencies } from './auth-context.ts';
import { changeUser } from './endpoints/admin/change-user.ts';
import { createUser } from './endpoints/admin/create-user.ts';
import { deleteUser, deleteUserBody } from './endpoints/admin/delete-user.ts';
import { generateLink, generateLinkBody } from './endpoints/admin/generate-link.ts';
import { getUserById } from './endpoints/admin/get-user-by-id.ts';
import { invite, inviteBody } from './endpoints/admin/invite.ts';
import { listUsers } from './endpoints/admin/list-users.ts';
import { deleteFactor, listFactors } from './endpoints/admin/user-factors.ts';
import { challengeFactor } from './endpoints/factors/challenge-factor.ts';
import { enrollFactor, enrollFactorBody } from './endpoints/factors/enroll-factor.ts';
import {
  generateRecoveryCodes,
  recoveryCodesBody,
  recoveryCodesStatus,
  regenerateRecoveryCodes,
  removeRecoveryFactor,
} from './endpoints/factors/recovery-codes.ts';
import { unenrollFactor } from './endpoints/factors/unenroll-factor.ts';
import { verifyFactor, verifyFactorBody } from './endpoints/factors/verify-factor.ts';
import { verifyRecoveryCode, verifyRecoveryCodeBody } from './endpoints/factors/verify-recovery-code.ts';
import { getUser } from './endpoints/get-user.ts';
import { health } from './endpoints/health.ts';
import { jwks } from './endpoints/jwks.ts';
import { logout } from './endpoints/logout.ts';
import { notOffered } from './endpoints/not-offered.ts';
import { otp, otpBody } from './endpoints/otp.ts';
import { putUser, putUserBody } from './endpoints/put-user.ts';
import { reauthenticate } from './endpoints/reauthenticate.ts';
import { recover, recoverBody } from './endpoints/recover.ts';
import { resend, resendBody } from './endpoints/resend.ts';
import { endSession, listSessions } from './endpoints/sessions.ts';
import { settings } from './endpoints/settings.ts';
import { signUp, signUpBody } from './endpoints/sign-up.ts';
import { token } from './endpoints/token.ts';
import { verifyGet } from './endpoints/verify-get.ts';
import { verifyBody, verifyPost } from './endpoints/verify-post.ts';
import { createIdTokens } from './id-tokens/id-tokens.ts';
import { createBackgroundTasks } from './background-tasks.ts';
import { databaseLimitStore } from './limits/database-limit-store.ts';
import { createLimits, limitAddress, limitFrequent } from './limits/limits.ts';
import { limitMail } from './limits/limit-mails-and-texts.ts';
import { memoryLimitStore } from './limits/memory-limit-store.ts';
import { sendActionMail } from './one-time-tokens/send-action-mail.ts';
import { sendAccountMail } from './one-time-tokens/send-account-mail.ts';
import { createPasswords, type Passwords } from './passwords/passwords.ts';
import { senderOf } from './requests/sender.ts';
import { validateBody } from './requests/validate-body.ts';
import { callingSession } from './sessions/calling-session.ts';
import { endSessions } from './sessions/end-sessions.ts';
import { requireProofOfIdentity, type Proof } from './sessions/require-proof-of-identity.ts';
import { personOf, requirePerson } from './sessions/require-person.ts';
import { sweepSessions } from './sessions/session-age.ts';
import { sessionsEnded } from './sessions/session-is-alive.ts';

/**
 * The routes of auth/v1, with functions for other parts of the server. The server calls `upkeep` regularly, to delete expired
 * sessions, unconfirmed sign-ups and unused anonymous accounts. `settled` ends the retries of mails, and resolves when no
 * background task is running. Await `settled` before closing the server.
 */
export type AuthRoutes = Hono<RequestEnvironment> & {
  settled(): Promise<void>;
  upkeep(): Promise<void>;
  /**
   * Requires the user to prove their identity again. Returns the user's id, whether the user is anonymous, and a function that
   * ends all of the user's sessions.
   */
  prove(context: Context<RequestEnvironment>, proof: Proof): Promise<ProvenPerson>;
  /**
   * Ends every session of an account in this transaction. After the commit, call the returned function: it makes this process
   * reject the ended sessions at once.
   */
  endSessionsOf(transaction: Transaction, userId: string): Promise<() => void>;
  /**
   * Ends an account's sessions and deletes its credentials and its personal data in schema `auth`, all in this transaction. After
   * the commit, call the returned function: it makes this process reject the ended sessions at once.
   */
  closeForGood(transaction: Transaction, userId: string, now: Date): Promise<() => void>;
  /** Invites a person by mail, for the operator's command. Returns false when a confirmed account has the address. */
  invite(email: string): Promise<boolean>;
  /**
   * Mails an account's owner about an action in another part of the server, such as a new push device. Resolves when the mail is
   * sent, or at once if no mail is due.
   */
  sendNoticeTo(userId: string, notice: Notice, session: string | undefined): Promise<void>;
  /**
   * Counts a confirmation mail to this address towards the mail limits, and refuses the request above a limit. Returns a function
   * that sends the mail.
   */
  confirmationTo(context: Context<RequestEnvironment>, email: string): Promise<() => void>;
  /** Hashes and checks the passcodes of other parts of the server, in a queue apart from that of passwords. */
  passcodes: Passwords;
};

interface ProvenPerson {
  userId: string;
  isAnonymous: boolean;
  /**
   * Ends all of the user's sessions in this transaction. After the commit, call the returned function: it makes this process
   * reject the ended sessions at once.
   */
  endSessions(transaction: Transaction): Promise<() => void>;
}

/**
 * Defines the endpoints, one a line, in this order: limit → guard → validate → handle. The server thus reads a body only for a
 * valid session.
 * - `limit` is the strict limit per network address. `frequent` is the looser one, for requests that try no secret, such as
 *   reading the account or signing out.
 * - `person` authenticates the user. It runs again after `validateBody`: a body may take half a minute to arrive, and the session
 *   may end meanwhile. It also accepts a session whose user has not used their second factor yet. An endpoint that needs the
 *   factor checks it itself (sessions/require-second-factor.ts).
 * - `admin` checks the service key for the operators' endpoints.
 *
 * Tests replace the password hashing with `parts`.
 */
export function authRoutes(dependencies: AuthDependencies, parts: Partial<Pick<AuthContext, 'passwords'>> = {}): AuthRoutes {
  const auth = createContext(dependencies, parts);
  const limit = limitAddress(auth);
  const frequent = limitFrequent(auth);
  const person = requirePerson(auth);
  const admin = requireAdmin(auth);
  const app = new Hono<RequestEnvironment>();

  app.post('/signup', limit, validateBody(signUpBody), (c) => signUp(auth, c.var.body, senderOf(c)));
  app.post('/token', limit, (c) => token(auth, c.req.query('grant_type'), c.req.raw, senderOf(c)));
  app.post('/otp', limit, validateBody(otpBody), (c) => otp(auth, c.var.body, senderOf(c)));
  app.post('/verify', limit, validateBody(verifyBody), async (c) =>
    verifyPost(auth, c.var.body, senderOf(c), await callingSession(auth, c.req.raw)),
  );
  app.get('/verify', limit, (c) => verifyGet(auth, c.req.method, c.req.query(), senderOf(c).device));
  app.post('/resend', limit, validateBody(resendBody), async (c) =>
    resend(auth, c.var.body, senderOf(c), await callingSession(auth, c.req.raw)),
  );
  app.post('/recover', limit, validateBody(recoverBody), (c) => recover(auth, c.var.body, senderOf(c)));
  app.get('/user', frequent, person, (c) => getUser(c.var.person));
  app.put('/user', limit, person, validateBody(putUserBody), person, (c) =>
    putUser(auth, c.var.body, c.var.person, senderOf(c)),
  );
  app.get('/reauthenticate', limit, person, (c) => reauthenticate(auth, c.var.person, senderOf(c)));
  app.post('/logout', frequent, person, (c) => logout(auth, c.req.query('scope'), c.var.person));
  app.get('/sessions', frequent, person, (c) => listSessions(auth, c.var.person));
  app.delete('/sessions/:id', frequent, person, (c) => endSession(auth, c.req.param('id'), c.var.person));
  app.post('/factors', limit, person, validateBody(enrollFactorBody), person, (c) =>
    enrollFactor(auth, c.var.body, c.var.person),
  );
  app.get('/factors/recovery-codes', frequent, person, (c) => recoveryCodesStatus(auth, c.var.person));
  app.post('/factors/recovery-codes', limit, person, validateBody(recoveryCodesBody), person, (c) =>
    generateRecoveryCodes(auth, c.var.body, c.var.person, senderOf(c)),
  );
  app.delete('/factors/recovery-codes', limit, person, (c) => removeRecoveryFactor(auth, c.var.person, senderOf(c)));
  app.post('/factors/recovery-codes/regenerate', limit, person, (c) =>
    regenerateRecoveryCodes(auth, c.var.person, senderOf(c)),
  );
  app.post('/factors/recovery-codes/verify', limit, person, validateBody(verifyRecoveryCodeBody), person, (c) =>
    verifyRecoveryCode(auth, c.var.body, c.var.person, senderOf(c)),
  );
  app.post('/factors/:id/challenge', limit, person, (c) => challengeFactor(auth, c.req.param('id'), c.var.person));
  app.post('/factors/:id/verify', limit, person, validateBody(verifyFactorBody), person, (c) =>
    verifyFactor(auth, c.req.param('id'), c.var.body, c.var.person, senderOf(c)),
  );
  app.delete('/factors/:id', limit, person, (c) => unenrollFactor(auth, c.req.param('id'), c.var.person, senderOf(c)));
  app.post('/invite', admin, validateBody(inviteBody), (c) => invite(auth, c.var.body, senderOf(c)));
  app.post('/admin/generate_link', admin, validateBody(generateLinkBody), (c) =>
    generateLink(auth, c.var.body, senderOf(c)),
  );
  app.get('/admin/users', admin, (c) => listUsers(auth, new URL(c.req.url)));
  app.post('/admin/users', admin, validateBody(adminUserBody), (c) => createUser(auth, c.var.body));
  app.get('/admin/users/:id', admin, (c) => getUserById(auth, c.req.param('id')));
  app.put('/admin/users/:id', admin, validateBody(adminUserBody), (c) => changeUser(auth, c.req.param('id'), c.var.body));
  app.delete('/admin/users/:id', admin, validateBody(deleteUserBody), (c) =>
    deleteUser(auth, c.req.param('id'), c.var.body),
  );
  app.get('/admin/users/:id/factors', admin, (c) => listFactors(auth, c.req.param('id')));
  app.delete('/admin/users/:id/factors/:factorId', admin, (c) =>
    deleteFactor(auth, c.req.param('id'), c.req.param('factorId')),
  );
  app.post('/sso', () => notOffered('saml_provider_disabled'));
  app.get('/user/identities/authorize', () => notOffered('manual_linking_disabled'));
  app.delete('/user/identities/:id', () => notOffered('manual_linking_disabled'));
  app.get('/settings', () => settings(auth));
  app.get('/health', frequent, () => health(auth));
  app.get('/.well-known/jwks.json', () => jwks(auth));

  const endSessionsOf = async (transaction: Transaction, userId: string) => {
    const ended = await endSessions(transaction, { scope: 'global', userId });
    return () => sessionsEnded(auth.database, ended, auth.clock);
  };
  return Object.assign(app, {
    settled: () => {
      auth.mail.giveUp();
      return auth.background.settled();
    },
    endSessionsOf,
    // One check at a time: with the three concurrent hashes of passwords, it fills the four threads of Node's pool. More
    // checks would delay sign-ins.
    passcodes: createPasswords(undefined, 1),
    sendNoticeTo: (userId: string, notice: Notice, session: string | undefined) =>
      sendNoticeTo(auth, userId, notice, session),
    invite: (email: string) => inviteByOperator(auth, email),
    async closeForGood(transaction: Transaction, userId: string, now: Date) {
      const notifyEnded = await endSessionsOf(transaction, userId);
      await closeForGood(transaction, userId, now);
      return notifyEnded;
    },
    async confirmationTo(context: Context<RequestEnvironment>, email: string) {
      await limitMail(auth, 'confirmation', email, senderOf(context).address);
      return () =>
        auth.background.run('confirmation for an administrator', () =>
          sendAccountMail(auth, 'signup', email, { redirectTo: undefined }),
        );
    },
    prove: async (context: Context<RequestEnvironment>, proof: Proof) => {
      const proven = await personOf(auth, context.req.raw);
      await requireProofOfIdentity(auth, proven, proof, senderOf(context));
      const { id: userId, is_anonymous: isAnonymous } = proven.account;
      return { userId, isAnonymous, endSessions: (transaction: Transaction) => endSessionsOf(transaction, userId) };
    },
    async upkeep() {
      await auth.database.asOwner((transaction) => sweepSessions(transaction, auth.clock.now()));
      await removeUnconfirmed(auth.database, auth.clock.now());
      await closeUnusedAnonymousAccounts(auth);
    },
  });
}

function createContext(
  dependencies: AuthDependencies,
  parts: Partial<Pick<AuthContext, 'passwords'>>,
): AuthContext & { mail: RetryingMail } {
  const { database, clock, keys, logger, mail, sms, metrics } = dependencies;
  const store = database.engine === 'postgres' ? databaseLimitStore(database) : memoryLimitStore();
  return {
    ...dependencies,
    mail: retryingMail(mail, (milliseconds) => clock.pause(milliseconds), {
      waiting: (count) => metrics?.mailsWaiting(count),
      gaveUp: () => metrics?.mailGivenUp(),
    }),
    sms: sms && watchSms(sms, clock),
    passwords: parts.passwords ?? createPasswords(),
    limits: createLimits({ store, clock, secret: keys.refreshSecret }),
    background: createBackgroundTasks(logger, clock),
    idTokens: createIdTokens(dependencies.config, clock),
  };
}

/**
 * Invites a person for the operator's command: creates an account without a password and mails its owner a sign-in link. Another
 * call for an unconfirmed address mails another link. Returns false and changes nothing when a confirmed account has the address.
 */
async function inviteByOperator(auth: AuthContext, email: string): Promise<boolean> {
  const invited = await auth.database.asOwner((transaction) => invitePerson(auth, transaction, { email, data: {} }));
  if (!invited) return false;
  const { account, issued } = invited;
  const metadata = account.raw_user_meta_data;
  await sendActionMail(auth, 'invite', { to: email, metadata, issued, redirectTo: undefined });
  return true;
}
