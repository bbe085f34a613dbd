import type { Translated } from './translated.ts';
import type core from './pt.ts';

export default {
  actions: {
    edit: '编辑',
    remove: '删除',
    undo: '撤销',
    cancel: '取消',
    retry: '再试一次',
    retryAt: '应用将在 {time} 自动重试。',
  },
  part: {
    opening: '正在打开',
    failedTitle: '这部分没有打开',
    failedText: '请稍后再试。如果没有网络，恢复连接后即可打开。',
  },
  saving: {
    saved: '已保存',
    'on-device': '已保存在此设备上',
    refused: '未保存',
    bothVersions: '查看两个版本',
  },
  notKept: {
    full: '未保存：此设备空间不足。你输入的内容还在。',
    noStorage: '未保存：此浏览器目前无法存储数据。你输入的内容还在。',
    signedOut: '未保存：登录已过期。请重新登录，你输入的内容还在。',
  },
  refused: {
    notAllowed: '你的账号目前无法保存此内容。记录仍保留在此设备上。',
    noConsent: '还没有你的同意，可在“隐私与数据”中设置。记录仍保留在此设备上。',
    retroactive: '过去日子的预约属于高级版。这个预约保留在此设备上。',
    notYet: '这一天还没有到。',
    gone: '这条记录已不存在，它在别处被删除了。',
    conflict: '这条记录在别处也被修改过。两个版本都保留着，由你选择留下哪一个。',
    invalid: '有一个值未被接受。你可以编辑记录来调整。',
    duplicate: '已有相同的记录。',
    tooLarge: '文字太长。你可以编辑记录来缩短。',
    full: '你的账号保存的记录已达上限。这条记录仍保留在此设备上。',
    other: '服务器没有接受这条记录。',
  },
  errors: {
    loadingProfile: '加载个人资料时出错。',
    savingProfile: '保存个人资料时出错。',
    loadingEntries: '加载记录时出错。',
    savingEntry: '保存记录时出错。',
    removingEntry: '删除记录时出错。',
  },
  fields: {
    required: '请填写此项。',
    notANumber: '请输入数字。',
    tooLow: '请输入不小于 {min} 的数字。',
    tooHigh: '请输入不大于 {max} 的数字。',
    tooLong: '文字太长，最多 {max} 个字符。',
  },
} satisfies Translated<typeof core>;
