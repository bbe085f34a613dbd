import type { Translated } from '#core/messages/translated.ts';
import type crisisHistory from './pt.ts';

export default {
  heading: '历史记录',
  empty: '没有记录。',
  dayAndTime: '{day} {time}',
  addressedTo: '求助对象：{names}',
  noAlert: '没有求助。',
  describe: '编辑描述',
  leaveDescription: '保持原样',
  removeTitle: '要删除这条记录吗？',
  removeText: '之后可以马上撤销。',
  removeAlertText: '撤销可恢复日期和描述，消息状态无法恢复。',
  removeForGood: '没有高级版时，删除后无法恢复。',
  removeConfirm: '删除记录',
  removeCancel: '保留记录',
  removed: '记录已删除',
  broughtBack: '记录已恢复',
  notBroughtBack: '记录未能恢复',
} satisfies Translated<typeof crisisHistory>;
