import type { Translated } from '#core/messages/translated.ts';
import type hypothesisForm from './pt.ts';

export default {
  askLine: 'ひとつの質問と、答えを見る日。',
  otherKind: '薬、または交互の日',
  details: 'いつ、どの日を数えるか',
  planDetails: '期間の長さ、開始日、続ける長さ',
  choose: '選ぶ',
  causeRequired: '一つ目を選んでください。',
  outcomeRequired: '違うかどうかを見るものを選んでください。',
  changeRequired: '変更を選んでください。',
  twoRequired: '同じ日では、別々の二つを選んでください。',
  nightHint: '夜の睡眠は、目が覚めた日に数えます。今日のことが表れるのは、1日後の睡眠からです。',
  days: 'どの日を数えるか',
  coming: 'これからの日だけ',
  recorded: '見る日より前の360日も',
  daysHint: '統計を見て思いついた場合、過去の日はすでにそれに合っています。これからの日のほうが確かな答えになります。',
  weeks: '結果を見る日',
  weeks0: '今日',
  weeksLater: '{count}週間後',
  todayNeedsRecorded: '今日見るには、すでに記録した日も数えてください。',
  change: '薬の変更',
  changeHint: '変更前の60日と、変更の日からの60日を比べます。',
  noChange: 'この10か月、服薬のページに用量の変更、休止、終了はありません。あれば、ここに表示されます。',
  practiceRequired: '交互にすることを選んでください。',
  ownRequired: '交互にすることを書いてください。',
  planSafe: 'しても、しなくても、危険のないことを選びます。薬は、処方した人の言葉なしに交互にはしません。',
  ownMedicine: 'あなたの薬の一覧にあります。',
  ownMedicineText:
    'あなたの薬の一覧にあります。薬は、処方した人の言葉なしに交互にはしません。そのため、この計画はここでは始まりません。',
  planNight: '夜の睡眠は、目が覚めた日に数えます。そのため、計画の日は、その次の夜の睡眠で比べます。',
  stretchOf: '{count, plural, other {#日}}',
  stretchHint:
    '順番は、ありとなしの期間を一組ずつにして、抽選で決まります。効くまで、または消えるまでに時間がかかるものには、長い期間が合います。各期間の最初の日も数えるので、ゆっくり表れる変化は実際より小さく見えます。',
  planStart: '計画の最初の日',
  startRequired: '今日から60日後までの日を選んでください。',
  planWeeks: '期間',
  planWeeksOf: '{count}週間',
  planLook: '答えは{day}に表示されます。',
  foreseen:
    'いまの記録のペースでは、約{days}日が数えられます。単位は{unit}です。{value}以上の違いがあれば、5回に4回は見えます。',
  foreseenChange: '変更前の記録から計算しました。単位は{unit}です。{value}以上の違いがあれば、5回に4回は見えます。',
  foreseenFewDays:
    'いまの記録のペースでは、約{days}日が数えられます。28日、それぞれの種類が8日以上必要です。答えが出ないこともあります。',
  foreseenFew: '記録が少ないため、どのくらいの違いが見えるかは言えません。答えが出ないこともあります。',
  fixed: '残した思いつきは、あとから変わりません。だから答えが公正になります。いつでも削除できます。',
  save: '思いつきを残す',
} satisfies Translated<typeof hypothesisForm>;
