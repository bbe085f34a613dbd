import { goodPassword } from '../../../server/src/auth/testing/people.ts';

/** A valid request, which the fuzzers change into nearly valid ones. `%` in a path stands for an id. */
export interface SensibleRequest {
  method: string;
  path: string;
  body?: Record<string, unknown>;
}

const email = 'a@person.example';
const challenge = { code_challenge: 'c'.repeat(43), code_challenge_method: 's256' };

export const sensibleAuthRequests: readonly SensibleRequest[] = [
  { method: 'POST', path: 'signup', body: { email, password: goodPassword, data: { full_name: 'Ana', is_premium: true } } },
  { method: 'POST', path: 'signup', body: { email: 'b@person.example', password: goodPassword, ...challenge } },
  { method: 'POST', path: 'token?grant_type=password', body: { email, password: goodPassword } },
  { method: 'POST', path: 'token?grant_type=refresh_token', body: { refresh_token: 'r'.repeat(24) } },
  { method: 'POST', path: 'token?grant_type=pkce', body: { auth_code: 'a', code_verifier: 'v'.repeat(43) } },
  { method: 'POST', path: 'token?grant_type=id_token', body: { provider: 'google', id_token: 'a.b.c', nonce: 'n' } },
  { method: 'POST', path: 'otp', body: { email, create_user: true, data: { language: 'pt' }, ...challenge } },
  { method: 'POST', path: 'otp', body: { phone: '+5511988887777', channel: 'sms' } },
  { method: 'POST', path: 'verify', body: { type: 'signup', email, token: '123456' } },
  { method: 'POST', path: 'verify', body: { type: 'recovery', token_hash: 'h'.repeat(43) } },
  { method: 'GET', path: 'verify?type=signup&token=abc&redirect_to=http://cogn.test/' },
  { method: 'POST', path: 'resend', body: { type: 'signup', email } },
  { method: 'POST', path: 'recover', body: { email, ...challenge } },
  { method: 'GET', path: 'user' },
  { method: 'PUT', path: 'user', body: { data: { full_name: 'Ana', is_admin: true } } },
  { method: 'PUT', path: 'user', body: { email: 'c@person.example', password: `${goodPassword} 2`, nonce: '123456' } },
  { method: 'GET', path: 'reauthenticate' },
  { method: 'GET', path: 'sessions' },
  { method: 'DELETE', path: 'sessions/%' },
  { method: 'POST', path: 'logout?scope=others', body: {} },
  { method: 'POST', path: 'factors', body: { factor_type: 'totp', friendly_name: 'phone', issuer: 'COGN' } },
  { method: 'POST', path: 'factors/%/challenge', body: {} },
  { method: 'POST', path: 'factors/%/verify', body: { challenge_id: crypto.randomUUID(), code: '123456' } },
  { method: 'DELETE', path: 'factors/%' },
  { method: 'POST', path: 'factors/recovery-codes', body: { friendly_name: 'paper' } },
  { method: 'POST', path: 'factors/recovery-codes/verify', body: { code: 'abcd-efgh-ijkl-mnop' } },
  { method: 'POST', path: 'invite', body: { email, data: {} } },
  { method: 'POST', path: 'admin/generate_link', body: { type: 'magiclink', email } },
  { method: 'GET', path: 'admin/users?page=1&per_page=50' },
  { method: 'PUT', path: 'admin/users/%', body: { email, role: 'service_role', ban_duration: '24h' } },
  { method: 'DELETE', path: 'admin/users/%', body: { should_soft_delete: true } },
  { method: 'GET', path: 'settings' },
  { method: 'GET', path: '.well-known/jwks.json' },
];

const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
const alert = { id: crypto.randomUUID(), date: '2026-11-22', language: 'pt', message: 'preciso de ajuda' };

export const otherSensibleRequests: readonly SensibleRequest[] = [
  { method: 'GET', path: 'functions/v1/push' },
  {
    ...{ method: 'POST', path: 'functions/v1/push' },
    body: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/x',
      keys,
      language: 'pt',
      time_zone: 'America/Recife',
      discreet: true,
    },
  },
  { method: 'DELETE', path: 'functions/v1/push', body: { endpoint: 'https://fcm.googleapis.com/fcm/send/x' } },
  { method: 'POST', path: 'functions/v1/push/answer', body: { token: 'a.b.c', answer: 'taken' } },
  { method: 'GET', path: 'functions/v1/account-deletion' },
  { method: 'POST', path: 'functions/v1/account-deletion', body: { password: 'wrong', code: '123456' } },
  { method: 'DELETE', path: 'functions/v1/account-deletion' },
  { method: 'POST', path: 'functions/v1/crisis-alert', body: alert },
  { method: 'POST', path: 'functions/v1/crisis-alert/status/%', body: { MessageSid: 'SM0', MessageStatus: 'delivered' } },
  { method: 'GET', path: 'functions/v1/calendar/%' },
  { method: 'GET', path: 'functions/v1/verse-sets' },
  { method: 'GET', path: 'storage/v1/bucket' },
  { method: 'POST', path: 'storage/v1/bucket', body: { id: 'b', name: 'b', public: false, file_size_limit: '1MB' } },
  { method: 'PUT', path: 'storage/v1/bucket/b', body: { public: true, allowed_mime_types: ['text/*'] } },
  { method: 'GET', path: 'storage/v1/object/public/b/%/photo' },
  { method: 'GET', path: 'storage/v1/object/avatars/%/photo' },
  { method: 'POST', path: 'storage/v1/object/avatars/%/photo', body: { not: 'a picture' } },
  { method: 'DELETE', path: 'storage/v1/object/avatars', body: { prefixes: ['a/b'] } },
  {
    method: 'POST',
    path: 'storage/v1/object/list/avatars',
    body: { prefix: '', limit: 10, offset: 0, sortBy: { column: 'name', order: 'asc' } },
  },
  { method: 'POST', path: 'storage/v1/object/sign/avatars/%/photo', body: { expiresIn: 60 } },
  { method: 'POST', path: 'storage/v1/object/sign/avatars', body: { expiresIn: 60, paths: ['a/photo'] } },
  { method: 'GET', path: 'storage/v1/object/sign/avatars/%/photo?token=a.b.c' },
  {
    method: 'POST',
    path: 'storage/v1/object/move',
    body: { bucketId: 'avatars', sourceKey: 'a/photo', destinationKey: 'b/photo' },
  },
  { method: 'GET', path: 'storage/v1/object/info/avatars/%/photo' },
  { method: 'GET', path: 'functions/v1/billing' },
  { method: 'POST', path: 'functions/v1/billing/checkout', body: { price: 'price_month', language: 'pt' } },
  { method: 'POST', path: 'functions/v1/billing/cancel', body: {} },
  { method: 'POST', path: 'functions/v1/billing/resume', body: {} },
  {
    ...{ method: 'POST', path: 'functions/v1/billing/stripe' },
    body: { id: 'evt_1', object: 'event', type: 'invoice.paid', data: { object: { customer: 'cus_1', charge: 'ch_1' } } },
  },
  { method: 'GET', path: 'realtime/v1/websocket?apikey=a.b.c&vsn=2.0.0' },
  { method: 'POST', path: 'realtime/v1/api/broadcast', body: { messages: [{ topic: 'a', event: 'b', payload: {} }] } },
  { method: 'GET', path: 'metrics' },
  { method: 'GET', path: 'healthz' },
  { method: 'GET', path: 'readyz' },
  { method: 'GET', path: '%' },
  { method: 'GET', path: 'assets/%' },
];

const proof = { password: goodPassword };

/**
 * Requests that the server accepts only from an administrator. In the fuzzer's family `admin`, an administrator sends them.
 */
export const adminSensibleRequests: readonly SensibleRequest[] = [
  { method: 'GET', path: 'functions/v1/admin/accounts?search=a&sort=name&order=asc&page=1&per_page=20' },
  { method: 'GET', path: 'functions/v1/admin/accounts/%' },
  { method: 'PUT', path: 'functions/v1/admin/accounts/%/premium', body: { until: '2099-01-31' } },
  { method: 'PUT', path: 'functions/v1/admin/accounts/%/admin', body: { admin: true, ...proof } },
  { method: 'POST', path: 'functions/v1/admin/accounts/%/close', body: proof },
  { method: 'POST', path: 'functions/v1/admin/accounts/%/open', body: {} },
  { method: 'DELETE', path: 'functions/v1/admin/accounts/%/sessions' },
  { method: 'POST', path: 'functions/v1/admin/accounts/%/confirmation', body: {} },
  { method: 'GET', path: 'functions/v1/admin/numbers?days=30' },
  { method: 'GET', path: 'functions/v1/admin/jobs' },
  { method: 'POST', path: 'functions/v1/admin/jobs/%/retry', body: {} },
  { method: 'DELETE', path: 'functions/v1/admin/jobs/%' },
  { method: 'GET', path: 'functions/v1/admin/log?before=10' },
];
