import type { PolicySupplement } from '../privacy-policy.ts';

const keep = 'To keep your entries and show them to you.';
const health = 'Your consent for health data.';
const contract = 'Performance of a contract.';

const supplement: PolicySupplement = {
  dated: 'Supplement of {date}',
  section: {
    heading: 'Supplement: what we keep today',
    text: [
      'The text below is of September 28, 2025 and still holds. This supplement says what came later.',
      'Where the text below says “when offered”, here is what exists by now. Where both speak of one thing, the supplement holds.',
      'You fill in only what you like. What you wrote stays as it is, and so do the permissions that you gave.',
    ],
    data: [
      {
        name: 'Nutrition',
        what: 'Foods, amounts, calories and nutrients, lactose and gluten. Numbers are optional.',
        purpose: keep,
        basis: health,
      },
      {
        name: 'Activity and executive functions',
        what: 'Kind, duration and intensity of activity. Also attention, impulsivity, restlessness and hyperfocus.',
        purpose: keep,
        basis: health,
      },
      {
        name: 'Medications',
        what: 'Name, dose, times, effects, what was taken and how much is left.',
        purpose: 'To show the day and the history. To remind you on time, if you turn the alarm on.',
        basis: health,
      },
      {
        name: 'Questionnaires',
        what: 'Your answers to the PHQ-9 and the GAD-7, the language, the day and how often.',
        purpose: 'To keep the answers and show the sum. Nobody reads them, and nothing is sent.',
        basis: health,
      },
      {
        name: 'Prepare a visit',
        what: 'The visit, its reason, up to three questions, what you want to say, the answers, and marked entries.',
        purpose: 'To make a page for the visit, and to put the same into the report.',
        basis: health,
      },
      {
        name: 'Test an idea',
        what: 'The two things that you compare, the day to look, or the change of a medicine. If one is your own tracker or a tag, its name too. Also what you alternate, and whether you followed the plan on each day.',
        purpose: 'To answer on the chosen day, from your entries.',
        basis: health,
      },
      {
        name: 'Menstrual cycle',
        what: 'Days, flow, pain, symptoms, mood and notes. Also pauses and their reason, if you say it.',
        purpose: 'To show the entries and estimate the next cycles. Fertility is not predicted.',
        basis: health,
      },
      {
        name: 'Appointments',
        what: 'Date, time, kind, place, professional and notes.',
        purpose:
          'To show your calendar. To remind you beforehand, if you turn the alarm on. If you ask, to create a file or a private address.',
        basis: health,
      },
      {
        name: 'Health passport',
        what: 'How you communicate, what overloads you and what helps.',
        purpose: 'To create a page that you can show or print.',
        basis: health,
      },
      {
        name: 'Spirituality and verse of the day',
        what: 'Practice, duration and notes. Also the set of verses, the tradition and those you liked or put aside.',
        purpose: 'To keep the entries and show one verse a day.',
        basis: 'Your consent for spirituality. For verses without religion, performance of a contract.',
      },
      {
        name: 'Routine, reminders and alarms',
        what: 'Tasks, days of low energy, reminders, times and quiet hours.',
        purpose: 'To show your day and tell you when it is time.',
        basis: contract,
      },
      {
        name: 'Readings and recipes',
        what: 'Titles, authors, progress and notes. Ingredients and steps.',
        purpose: keep,
        basis: contract,
      },
      {
        name: 'Communication cards',
        what: 'The phrases that you write and their order.',
        purpose: 'To show a phrase in large letters, copy it or read it aloud.',
        basis: contract,
      },
      {
        name: 'Links for professionals',
        what: 'The encrypted content, a hash of the address and of the passcode, the expiry and who opened it.',
        purpose: 'To deliver the content to whoever has the link. The key is only in the link: we cannot read it.',
        basis: 'Your request and your consent for health data.',
      },
      {
        name: 'Private calendar address',
        what: 'An encrypted digest of the address, what it shows, the language and the time zone.',
        purpose: 'To hand the appointments to the program that you chose.',
        basis: 'Your request and your consent for health data.',
      },
      {
        name: 'Alarms with the app closed',
        what: 'Your browser’s address and keys, the language and the time zone, for each device. Also the daily limit.',
        purpose: 'To send the alarms that you turned on.',
        basis: 'Your permission in the browser. For medicines and appointments, also your consent for health data.',
      },
      {
        name: 'My thoughts',
        what: 'What you write or dictate, the day and the stickers.',
        purpose: keep,
        basis: health,
      },
      {
        name: 'Photos of thoughts',
        what: 'Up to four for a thought, if you like, with your description. The device removes the location and camera data before it sends them. A removed photo is deleted from the server within two days. If sending is interrupted and the photo does not reach the thought, the server deletes it within 32 days.',
        purpose: keep,
        basis: health,
      },
      {
        name: 'Photos of messages and recipes',
        what: 'One for a message or recipe, if you like. The device removes the location and camera data before it sends it. A removed photo is deleted from the server within two days. If it was sent but not saved, it is deleted within 32 days.',
        purpose: keep,
        basis: 'Your request, when you send the photo.',
      },
      {
        name: 'Requests for help and safety plan',
        what: 'The day and time of the request, your message, whom it went to and what is known of its delivery. Also your plan.',
        purpose: 'To alert those you chose, when you ask, and to show what happened.',
        basis: 'Your request and your consent for crisis messages. For entries and the plan, your consent for health data.',
      },
      {
        name: 'Payments',
        what: 'Your customer code at Stripe and the state of the subscription. Only Stripe has your card number.',
        purpose: 'To open Premium, renew it or end it.',
        basis: contract,
      },
    ],
    list: [
      'Whoever has the private address sees what it shows, without a password. You choose titles, times, places and alarms, or times only.',
      'Turning the address off works at once. The other program may keep what it has read.',
      'Whoever has a link for professionals, and its passcode if there is one, can read it until it expires. Once you end it, the content is deleted from the server.',
      'Your device holds copies of entries, drafts, what waits to be sent and the times of alarms.',
      'When you log out, the copies of entries are deleted. Drafts, preferences and what waits to be sent stay.',
      'Emergency contacts stay on the device after logging out only if you tick that.',
      'A request for help carries your name, if you wrote one. Your phone number goes along only if you tick that.',
      'The card’s text in “Help now” stays on the device only. Whoever uses the device can read it.',
      'The browser keeps the program so that it opens offline. That part, the service worker, keeps no entries.',
      'Since November 22, 2026, you can turn on alarms with the app closed, on each device. Otherwise nothing is sent.',
      'Each one goes encrypted through the service of the browser’s maker. It sees that something came and when, not what it says.',
      'Turning it off, logging out or deleting the account ends them on that device.',
      'Reading aloud uses the device’s voice. Some voices send the text to their maker.',
      'In “Help now”, calling or writing opens the program that you tapped, with the number and the text.',
      'Files and printed pages are where you keep them.',
      'You can take a copy of everything yourself: “Settings”, “Account and privacy”, “Privacy and data”. Who sees what is told there too.',
      'There you can also ask for your account to be deleted. That happens after some days in which you can change your mind, or at once, as the server says.',
      'After that, no table of the server holds anything of yours, and photos are gone. Traces on the disk and backups last longer, as its operator decides.',
    ],
  },
};

export default supplement;
