import type { Mood } from '#features/mood/mood-entries.ts';
import { foldText } from '#lib/fold-text.ts';

/** Daylio's names for its five default moods in our languages, best first. */
const five: readonly (readonly string[])[] = [
  ['rad', 'radical', 'incrivel', 'otimo', 'genial', 'super', 'fantastico', 'ottimo', '最高', '超棒', '很棒'],
  ['good', 'bem', 'bom', 'bien', 'bene', 'buono', '良い', 'いい', '好', '不错'],
  [
    'meh',
    'mais ou menos',
    'indiferente',
    'mas o menos',
    'normal',
    'bof',
    'moyen',
    'cosi cosi',
    '普通',
    'まあまあ',
    '一般',
    '还行',
  ],
  ['bad', 'mal', 'ruim', 'mauvais', 'male', '悪い', '差', '不好'],
  ['awful', 'horrivel', 'pessimo', 'horrible', 'fatal', 'affreux', 'terribile', 'orribile', '最悪', '糟糕', '很糟'],
];

/** The prefixes of words for our moods, without accents. The user maps a name that matches none of them. */
const beginnings: Readonly<Record<Mood, string>> = {
  happy: 'feli happ joy alegr alegre content heureu joie joyeu gioi うれし 嬉し 幸せ 楽し 开心 高兴 快乐 幸福',
  sad: 'trist sad depress deprim infeli unhapp malheureu chatead melanc 悲し 难过 伤心 悲伤',
  angry:
    'raiv rabi rabb angr anger furi irrit coler enfad enojad zangad arrabb frustr annoy 怒 いらいら むかつ 生气 愤怒 烦',
  anxious: 'ansi anxi angoiss angusti nerv preocup preoccup worr inquiet stress estress 不安 心配 緊張 焦虑 紧张 担心',
  tired: 'cans tired exhaust exaust agotad esaust esauri fatig stanc epuis sleep sonol 疲 眠 累 困',
  affectionate: 'carinh amor apaixon love loving affect affett amour amoureu tendr carin amore innamor 愛 恋 やさし 爱',
  confident: 'confian confid confiden fiduc segur autoconf orgulh proud 自信',
  thoughtful: 'reflex reflec rifless pensat pensos pensier pensif thoughtf pondera 考え 沉思 思考',
  calm: 'calm relax rilass detend tranquil seren sosseg peacef 穏やか 落ち着 リラックス 平静 放松',
  excited: 'excit animad empolg entusias enthous ilusionad euforic わくわく ワクワク 兴奋 激动',
  discouraged: 'desanim desmotiv discourag unmotiv decourag demotiv scoragg demoraliz apat 気が沈 落ち込 沮丧',
  overwhelmed: 'sobrecarg overwhelm surcharg submerg sovracc sopraff agobi abrum overload いっぱい 不堪 崩溃',
};

/** Words that may precede a mood's name: "com ansiedade", "very tired". */
const before =
  /^(?:(?:com|con|em|en|in|with|feeling|muito|muy|very|tres|molto|so|a bit|um pouco|un po|un peu|un poco|de) )+/u;

/** The step among Daylio's five moods, 0 for the best; null for a custom mood. */
export function stepOfFive(name: string): number | null {
  const step = five.findIndex((names) => names.some((each) => foldText(each) === foldText(name)));
  return step === -1 ? null : step;
}

/** Which of our moods a name means; null if unknown. */
export function moodNamed(name: string): Mood | null {
  const folded = foldText(name.trim()).replace(before, '');
  const found = Object.entries(beginnings).find(([, begin]) =>
    begin.split(' ').some((each) => folded.startsWith(foldText(each))),
  );
  return (found?.[0] as Mood | undefined) ?? null;
}
