import type { Translated } from '#core/messages/translated.ts';
import type welcome from './pt.ts';

export default {
  title: '欢迎',

  openTitle: '只剩一步',
  openText: '点击按钮，确认你的邮箱并进入账号。',
  confirm: '确认我的邮箱',
  confirming: '正在确认',

  changeTitle: '确认更换邮箱',
  changeText: '点击按钮，确认此地址。',
  halfTitle: '还差另一封邮件',
  halfText: '这个地址已确认。也请打开发到另一个地址的邮件。',
  changedTitle: '邮箱已更换',
  changedText: '从现在起，请用新地址登录。',
  doneTitle: '欢迎来到 COGN',
  doneText: '你的账号已确认，并已登录。',
  nextProfile: '下一页是你的页面：上面是今天，下面是个人资料。只填想填的就好。',
  nextPricing: '下一页是套餐介绍。你可以慢慢选择。',
  continue: '继续',
  redirectNote: '约十秒没有操作，会自动进入下一页。你也可以留在这里。',
  stay: '留在这里',
  stayed: '好的，页面会一直开着。想继续时再继续。',
  choices: '如果愿意，现在就选',
  countryHint: '“立即求助”会显示你所在国家的援助热线。选择保存在此设备上，可以更改，也可以以后再选。',
  letters: '使用更容易辨认的字体',
  lettersHint: '整个应用使用 Atkinson Hyperlegible 字体。可以在设置中更改。',
  lettersOn: '应用已使用 Atkinson Hyperlegible 字体',
  lettersOff: '应用已恢复使用设备字体',
  confirmedToastTitle: '账号已确认',
  confirmedToastText: '你的账号已准备好。',

  expiredTitle: '此链接已失效',
  expiredText: '链接有时限，并且只能使用一次。这很正常。',
  expiredNext: '如果已经确认，直接登录即可。如果还没有，可以再发一封邮件。',
  requestNew: '再发一封邮件',
  toLogin: '登录账号',

  emptyTitle: '此页面需从邮件打开',
  emptyText: '要确认账号，请打开我们发送的邮件并点击其中的按钮。',
} satisfies Translated<typeof welcome>;
