import type { Translated } from '#core/messages/translated.ts';
import type thoughtSearch from './pt.ts';

export default {
  label: 'Parole',
  hint: 'Accenti e maiuscole non contano.',
  found:
    '{count, plural, =0 {Nessun pensiero con queste parole.} one {# pensiero con queste parole.} other {# pensieri con queste parole.}}',
  foundHere:
    '{count, plural, =0 {Su questo dispositivo, nessun pensiero con queste parole.} one {Su questo dispositivo, # pensiero con queste parole.} other {Su questo dispositivo, # pensieri con queste parole.}}',
  openDay: 'Apri {date}',
} satisfies Translated<typeof thoughtSearch>;
