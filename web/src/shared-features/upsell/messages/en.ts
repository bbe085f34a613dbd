import type { Translated } from '#core/messages/translated.ts';
import type upsell from './pt.ts';

export default {
  locked: 'This is an exclusive feature for Premium users. Upgrade to unlock!',
  back: 'Back',
  close: 'Close',
  headline: 'More room to know yourself',
  tagline: 'At your own pace, with every page of the journal.',
  featuresTitle: 'What comes with it',
  features: {
    pet: { name: 'Virtual pet', text: 'A companion that grows with your entries and with your rest.' },
    daily: { name: 'Daily entry', text: 'Your seven senses and what the day was like.' },
    mood: { name: 'Mood', text: 'Twelve moods, with intensity and notes.' },
    sleep: { name: 'Sleep', text: 'Hours, quality and how you woke up.' },
    executive: { name: 'Executive functions', text: 'Attention, impulses and hyperfocus in simple words.' },
    social: { name: 'Social battery', text: 'What drains your energy and what charges it.' },
    camouflage: { name: 'Social camouflage', text: 'When you masked, and how it felt.' },
    analysis: { name: 'Overload analysis', text: 'Triggers, signs and what helped.' },
    facts: { name: 'Facts of the day', text: 'Achievements, discoveries and moments to remember.' },
    crisis: { name: 'Crisis button', text: 'Alerts the trusted people you chose.' },
    statistics: { name: 'Statistics', text: 'Your entries as pictures, with a sentence that explains.' },
    export: { name: 'Data export', text: 'A report to take to the people who care for you.' },
  },
  perksTitle: 'And also',
  perks: {
    cloud: { name: 'Cloud account with a password', text: 'Premium pages are kept in your account as well.' },
    calendar: { name: 'Retroactive calendar', text: 'Add and change appointments on past dates.' },
    menu: { name: 'A menu of your own', text: 'Choose the icon colours of each page.' },
  },
  become: 'Become Premium',
  note: 'You will go to the plans page. Nothing is charged here.',
} satisfies Translated<typeof upsell>;
