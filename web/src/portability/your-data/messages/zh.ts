import type { Translated } from '#core/messages/translated.ts';
import type yourData from './pt.ts';

export default {
  download: '下载我的全部数据',
  downloadText: 'COGN 拥有的关于你的一切，放在一个文件里。',
  downloadWhat: '文件包含你的记录、同意、账号和照片，在这台设备上生成。',
  downloadNow: '下载我的数据',
  unreachable: '副本由服务器保存的内容生成，只在完整时提供。',
  failed: '服务器现在无法回应。副本只在完整时提供。',
  unsent: '{count, plural, other {# 项更改还只在这台设备上，会放在单独的部分。}}',
  import: '从文件导入记录',
  importText: 'COGN 的副本，或 Daylio 的心情。',
  who: '谁能看到什么',
  whoText: '每个人和每项服务，以及他们会收到的内容。',
  allow: '你允许的事项',
  allowText: '你随时可以给出或撤回的同意。',
  end: '删除我的账号',
  endText: '如何进行，以及到何时可以改变主意。',
  readme: {
    name: '请先阅读',
    intro: '这个文件是 COGN 所保存的你的信息的副本。',
    everything: '你的全部记录，与保存的形式相同。其他程序可以读取。',
    tables: '每种记录一个表格（CSV），可用电子表格程序打开。单元格开头的撇号可防止文字被执行。',
    account: '邮箱、电话、已登录的设备，以及私人日历显示的内容。',
    photos: '你的照片（如果有）。',
    photosGone: '记录中有 {count} 张照片已不在服务器上，因此不在这份副本中。',
    device: '还只在设备上的内容（如果有）。',
    leftOut: '不包含密码、验证码、通知密钥和日历的私人地址。没有保存的草稿也不包含。',
    care: '请把这个文件放在安全的地方。打开它的人可以读到全部内容。',
  },
  tables: {
    consents: '同意',
    preferences: '偏好',
    push_subscriptions: '接收通知的设备',
    premium_periods: '高级版期限',
  },
} satisfies Translated<typeof yourData>;
