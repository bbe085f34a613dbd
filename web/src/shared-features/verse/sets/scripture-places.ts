import type { Tradition } from '../verse-tables.ts';
import type scripture from './scripture/pt.ts';

/** The source of a paraphrase: its traditions, its book, and chapter and verse in `at` (or one number without chapters). */
export interface ScripturePlace {
  readonly of: readonly Exclude<Tradition, 'all'>[];
  readonly book: keyof typeof scripture.books;
  readonly at: string;
}

/**
 * The Hebrew Bible is numbered as in most printed Bibles, and only places with the same verse number in the Hebrew text
 * are used. Pirkei Avot follows the common printed numbering. The Dhammapada is numbered by the verses of the Pali text,
 * the Tao Te Ching by its chapters. docs/verse-sources.md names the public page for each place, other numberings, and what
 * is from memory.
 */
export const scripturePlaces = {
  quietWaters: { of: ['christian', 'jewish'], book: 'psalms', at: '23:2-3' },
  liftEyes: { of: ['christian', 'jewish'], book: 'psalms', at: '121:1-2' },
  calmChild: { of: ['christian', 'jewish'], book: 'psalms', at: '131:2' },
  brokenHearts: { of: ['christian', 'jewish'], book: 'psalms', at: '147:3' },
  wonderfully: { of: ['christian', 'jewish'], book: 'psalms', at: '139:14' },
  timeForAll: { of: ['christian', 'jewish'], book: 'ecclesiastes', at: '3:1' },
  twoTogether: { of: ['christian', 'jewish'], book: 'ecclesiastes', at: '4:9-10' },
  oneHandful: { of: ['christian', 'jewish'], book: 'ecclesiastes', at: '4:6' },
  newStrength: { of: ['christian', 'jewish'], book: 'isaiah', at: '40:31' },
  heldHand: { of: ['christian', 'jewish'], book: 'isaiah', at: '41:10' },
  throughWaters: { of: ['christian', 'jewish'], book: 'isaiah', at: '43:2' },
  newMornings: { of: ['christian', 'jewish'], book: 'lamentations', at: '3:22-23' },
  gentleAnswer: { of: ['christian', 'jewish'], book: 'proverbs', at: '15:1' },
  kindWord: { of: ['christian', 'jewish'], book: 'proverbs', at: '12:25' },
  whatMatters: { of: ['christian', 'jewish'], book: 'micah', at: '6:8' },
  whisper: { of: ['christian', 'jewish'], book: 'firstKings', at: '19:12' },
  tomorrow: { of: ['christian'], book: 'matthew', at: '6:34' },
  comeRest: { of: ['christian'], book: 'matthew', at: '11:28' },
  birdsFed: { of: ['christian'], book: 'matthew', at: '6:26' },
  lilies: { of: ['christian'], book: 'luke', at: '12:27' },
  peaceLeft: { of: ['christian'], book: 'john', at: '14:27' },
  burdens: { of: ['christian'], book: 'galatians', at: '6:2' },
  weakStrong: { of: ['christian'], book: 'secondCorinthians', at: '12:9' },
  lovePatient: { of: ['christian'], book: 'firstCorinthians', at: '13:4' },
  weepWith: { of: ['christian'], book: 'romans', at: '12:15' },
  peaceGuards: { of: ['christian'], book: 'philippians', at: '4:6-7' },
  forMyself: { of: ['jewish'], book: 'avot', at: '1:14' },
  notFinish: { of: ['jewish'], book: 'avot', at: '2:16' },
  learnFromAll: { of: ['jewish'], book: 'avot', at: '4:1' },
  pursuePeace: { of: ['jewish'], book: 'avot', at: '1:12' },
  easeWith: { of: ['muslim'], book: 'quran', at: '94:5-6' },
  lighterLoad: { of: ['muslim'], book: 'quran', at: '4:28' },
  heartsRest: { of: ['muslim'], book: 'quran', at: '13:28' },
  notLeft: { of: ['muslim'], book: 'quran', at: '93:3' },
  mercyWide: { of: ['muslim'], book: 'quran', at: '39:53' },
  knowEachOther: { of: ['muslim'], book: 'quran', at: '49:13' },
  answerGood: { of: ['muslim'], book: 'quran', at: '41:34' },
  iAmNear: { of: ['muslim'], book: 'quran', at: '2:186' },
  loveEndsHate: { of: ['buddhist'], book: 'dhammapada', at: '5' },
  dropByDrop: { of: ['buddhist'], book: 'dhammapada', at: '122' },
  solidRock: { of: ['buddhist'], book: 'dhammapada', at: '81' },
  contentment: { of: ['buddhist'], book: 'dhammapada', at: '204' },
  angerCalm: { of: ['buddhist'], book: 'dhammapada', at: '223' },
  onePeacefulWord: { of: ['buddhist'], book: 'dhammapada', at: '100' },
  ownIsland: { of: ['buddhist'], book: 'dhammapada', at: '25' },
  noEffortLost: { of: ['hindu'], book: 'gita', at: '2:40' },
  actionNotFruit: { of: ['hindu'], book: 'gita', at: '2:47' },
  comeAndGo: { of: ['hindu'], book: 'gita', at: '2:14' },
  ownFriend: { of: ['hindu'], book: 'gita', at: '6:5' },
  restlessMind: { of: ['hindu'], book: 'gita', at: '6:35' },
  stillLamp: { of: ['hindu'], book: 'gita', at: '6:19' },
  leafAndWater: { of: ['hindu'], book: 'gita', at: '9:26' },
  friendToAll: { of: ['hindu'], book: 'gita', at: '12:13' },
  likeWater: { of: ['taoist'], book: 'daodejing', at: '8' },
  longJourney: { of: ['taoist'], book: 'daodejing', at: '64' },
  knowSelf: { of: ['taoist'], book: 'daodejing', at: '33' },
  softLives: { of: ['taoist'], book: 'daodejing', at: '76' },
  muddyClears: { of: ['taoist'], book: 'daodejing', at: '15' },
  knowEnough: { of: ['taoist'], book: 'daodejing', at: '44' },
  gentleOvercomes: { of: ['taoist'], book: 'daodejing', at: '78' },
} as const satisfies Record<keyof typeof scripture.verses, ScripturePlace>;
