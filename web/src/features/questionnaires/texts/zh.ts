import type { Answers, TextsOfLanguage } from './questionnaire-text.ts';

const answers: Answers = ['完全不会', '好几天', '一半以上的天数', '几乎每天'];

/** The simplified Chinese texts. Never change a word (docs/questionnaires.md). */
const texts: TextsOfLanguage = {
  phq9: {
    intro: '在过去两个星期，有多少时候您受到以下任何问题所困扰？',
    answers,
    items: [
      '做事时提不起劲或没有兴趣',
      '感到心情低落、沮丧或绝望',
      '入睡困难、睡不安稳或睡眠过多',
      '感觉疲倦或没有活力',
      '食欲不振或吃太多',
      '觉得自己很糟，或觉得自己很失败，或让自己或家人失望',
      '对事物专注有困难，例如阅读报纸或看电视时',
      '动作或说话速度缓慢到别人已经察觉？或正好相反——烦躁或坐立不安、动来动去的情况更胜于平常',
      '有不如死掉或用某种方式伤害自己的念头',
    ],
  },
  gad7: {
    intro: '在过去的两周里，您有多少时间受到以下问题的困扰？',
    answers,
    items: [
      '感觉紧张、焦虑或急切',
      '不能够停止或控制担忧',
      '对各种各样的事情担忧过多',
      '很难放松下来',
      '由于不安而无法静坐',
      '变得容易烦恼或急躁',
      '感到似乎将有可怕的事情发生而害怕',
    ],
  },
};

export default texts;
