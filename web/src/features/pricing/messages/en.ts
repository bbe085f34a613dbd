import type { Translated } from '#core/messages/translated.ts';
import type pricing from './pt.ts';

export default {
  title: 'Plans',
  description: 'Take your time. You can change this later.',
  free: 'Free',
  freeText: 'For every day, with no end date.',
  premium: 'Premium',
  premiumText: 'To know yourself more deeply.',
  freeIncludes: {
    pages: 'Profile, water, weight and the other free pages',
    past: 'Entries on any date',
    themes: 'Four themes and seven languages',
    data: 'Your data is always yours: read it, take it, erase it',
  },
  premiumIncludes: {
    free: 'Everything in the free plan',
    pages: 'Mood and all Premium pages',
    calendar: 'Appointments on past dates',
    menu: 'Colours for the menu icons',
  },
  afterwards: 'If Premium ends, you can still read all that you wrote.',
  current: 'Your plan now',
  until: 'Until {date}',
  chooseFree: 'Keep the free plan',
  choosePremium: 'Choose Premium',
  renewPremium: 'Renew Premium',
  back: 'Back to the journal',
  grant:
    '{days, plural, one {On this server, Premium costs nothing for 1 day.} other {On this server, Premium costs nothing for # days.}}',
  ask: 'On this server, the administrator grants Premium. You can ask that person.',
  everybody: 'On this server, everybody has Premium, at no charge.',
  opening: 'Fetching the plans',
  offerFailed: 'The plans could not be fetched just now. Your plan stays as it is.',
  retry: 'Try again',
  granted: 'Premium is active',
  grantedText: 'It lasts until {date}.',
  failed: 'Premium could not be activated',
  failedText: 'Nothing changed in your plan. Try again in a moment.',
} satisfies Translated<typeof pricing>;
