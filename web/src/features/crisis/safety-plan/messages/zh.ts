import type { Translated } from '#core/messages/translated.ts';
import type safetyPlan from './pt.ts';

export default {
  heading: '我的安全计划',
  intro: '六个步骤，用你自己的话。任何一步都可以跳过。与专业人员一起做会有帮助。',
  empty: '计划还是空白。',
  write: '写下我的计划',
  change: '编辑我的计划',
  numbered: '{number}. {step}',
  warning_signs: '我的预警信号',
  warning_signsHint: '开始时我的想法、感受或行为。',
  own_ways: '我自己能做的事',
  own_waysHint: '呼吸、音乐、喝水、安静的地方。',
  people_and_places: '能分散注意的人和地方',
  people_and_placesHint: '不用解释就能轻松些的人或地方。',
  people_to_ask: '可以求助的人',
  people_to_askHint: '姓名和电话。',
  professionals: '专业人员和热线',
  professionalsHint: '照顾我的人，以及随时可拨的号码。',
  safer_place: '让环境更安全',
  safer_placeHint: '与他人约定、让我的空间安全的做法。',
  save: '保存计划',
  saved: '计划已保存',
  savedHere: '计划已保存在此设备',
  failed: '计划未保存',
  print: '打印计划',
} satisfies Translated<typeof safetyPlan>;
