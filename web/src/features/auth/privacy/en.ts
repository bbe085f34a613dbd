import type { PrivacyPolicy } from './privacy-policy.ts';

const policy: PrivacyPolicy = {
  words: {
    updated: 'Last updated: {date}',
    contents: 'On this page',
    what: 'What it is',
    purpose: 'What for',
    basis: 'Legal basis',
  },
  opening: [
    'COGN is a self-knowledge journal. This page says what it keeps, what for, and what you can do.',
    'COGN keeps name, email, phone, health information, mood entries, sleep logs and activity records.',
    'Some pages are not offered on every server yet. In those cases the text says “when offered”.',
  ],
  sections: {
    controller: {
      heading: 'Who looks after your data',
      text: [
        'Each COGN runs on a server of its own. The person or organisation that runs this server is the controller of your data.',
        'They also tell you who the data protection officer is, if there is one.',
      ],
      operator: {
        name: 'Who runs this server',
        nameUnknown: 'The name has not been given here yet.',
        contact: 'Contact',
        contactUnknown: 'The contact has not been given here yet. Ask whoever gave you this site’s address.',
      },
    },
    data: {
      heading: 'What we keep, what for and on what legal basis',
      text: ['We keep only what you write and what the account needs to work.'],
      data: [
        {
          name: 'Account',
          what: 'Email and protected password. If you like: name, phone, city and state.',
          purpose: 'To create the account, recognise you and send the account’s emails.',
          basis: 'Performance of a contract.',
        },
        {
          name: 'Health',
          what: 'Health profile, mood, weight and water. When offered: sleep, activity and other health journals.',
          purpose: 'To keep your entries and show them to you.',
          basis: 'Your consent for health data.',
        },
        {
          name: 'Spirituality, when offered',
          what: 'Practices, beliefs and notes that you write.',
          purpose: 'To keep your entries and show them to you.',
          basis: 'Your consent for spirituality.',
        },
        {
          name: 'Profile photo',
          what: 'A photo, if you like. The server saves a new copy, without the location or other camera data.',
          purpose: 'To show the photo to you.',
          basis: 'Your request, when you send the photo.',
        },
        {
          name: 'Emergency and professional contacts',
          what: 'Names and contact details of people you add.',
          purpose: 'To show them to you. When crisis messages are offered, to alert those you chose.',
          basis: 'Your request. For crisis messages, your consent.',
        },
        {
          name: 'Plan',
          what: 'Whether the account is premium and until when.',
          purpose: 'To open the pages of your plan.',
          basis: 'Performance of a contract.',
        },
        {
          name: 'Preferences',
          what: 'Looks, text, sounds, language and the order of pages.',
          purpose: 'To keep the app your way on all your devices.',
          basis: 'Performance of a contract.',
        },
        {
          name: 'Consents',
          what: 'What you agreed to or withdrew, the version, the language and the time.',
          purpose: 'To respect your choice and to prove it.',
          basis: 'Legal obligation.',
        },
        {
          name: 'Security',
          what: 'Sessions of the account: browser, system and times. Also the key of two-step verification, counts of attempts and technical records.',
          purpose: 'To protect your account and the server.',
          basis: 'Legitimate interest in security.',
        },
      ],
    },
    sensitive: {
      heading: 'Sensitive data',
      text: [
        'Health and belief are sensitive data. That is why each consent is separate, optional and starts unticked.',
        'You can withdraw a consent whenever you like. What was done before stays lawful.',
        'Withdrawing does not delete entries. You can delete them as well.',
        'No decision about you is made by a program. COGN makes no diagnosis.',
      ],
    },
    others: {
      heading: 'Other people’s data',
      text: [
        'The contacts that you write are other people’s data. If you can, let them know.',
        'When crisis messages are offered, we will show you what is sent.',
      ],
    },
    recipients: {
      heading: 'Who else receives data',
      text: [
        'We sell no data. There are no ads, no trackers and no requests to other sites.',
        'Other accounts see neither your entries nor your photo. The admin area manages accounts and shows no journals.',
        'Whoever runs the server has technical access to the machine and must keep what is on it confidential.',
      ],
      list: [
        'The server’s email service receives your address to deliver the account’s messages.',
        'If the server sends SMS, the provider receives your phone number and the text with the code.',
        'When payments are offered, the provider receives only what that needs.',
        'The photo is on the server’s disk or with a storage service that its operator pays for.',
        'The server’s country depends on who runs it. You can ask.',
      ],
    },
    device: {
      heading: 'On your device',
      text: [
        'The browser keeps your session, preferences, drafts and a copy of entries. So the journal works offline.',
        'A cookie with a random code shows that your account was used here before. It is only there so that strangers cannot lock you out.',
        'On someone else’s device, log out and clear the site’s data when you finish.',
      ],
    },
    retention: {
      heading: 'For how long',
      text: [
        'Entries are kept until you delete them or the account is deleted.',
        'A photo that is removed or replaced leaves the server at once.',
        'The law may require that some proof is kept longer, such as proof of consent.',
        'Backups follow the period set by whoever runs the server.',
      ],
    },
    rights: {
      heading: 'Your rights and how to use them',
      text: ['These rights are for everyone, at no cost, on the free plan too.'],
      list: [
        'See and correct: open the entry’s page and edit it.',
        'Delete: remove the entry on its own page, or the photo in the profile.',
        'Withdraw a consent: open “Settings”, then “Privacy and data”.',
        'See and end sessions: open “Settings”, then “Connected devices”.',
        'Take a copy or delete the account: ask whoever runs the server.',
        'Know who received data, object to a use or limit it: ask whoever runs the server.',
      ],
    },
    complaint: {
      heading: 'Where to complain',
      text: [
        'In Brazil, you can turn to the national data protection authority (ANPD).',
        'Elsewhere, turn to your national data protection authority.',
      ],
    },
    minors: {
      heading: 'Children and teenagers',
      text: ['COGN is made for adults.', 'Minors use COGN with the permission and support of a parent or guardian.'],
    },
    security: {
      heading: 'Security',
      text: [
        'The database gives each account its own entries only.',
        'The password is kept in a form that nobody can read back.',
        'The secure connection and the backups are up to whoever runs the server.',
        'After a serious incident, whoever runs the server tells you and the authority. In Brazil, within three working days.',
      ],
    },
    dictation: {
      heading: 'Voice dictation',
      text: [
        'When offered, dictation uses the browser’s speech recognition. Some browsers send the audio to their maker.',
        'Dictation is optional. Writing always works.',
      ],
    },
    changes: {
      heading: 'Changes to this text',
      text: ['When the text changes, the date at the top changes too. If a change needs new consent, we will ask first.'],
    },
  },
};

export default policy;
