import type { Translated } from '#core/messages/translated.ts';
import type push from './pt.ts';

export default {
  title: '应用关闭时',
  label: '应用关闭时闹钟也响',
  why: '只对这台设备有效。打开时，浏览器会询问是否允许 COGN 显示通知。',
  passes: '通知会加密，经过浏览器厂商的服务。厂商能看到有东西到达和时间，看不到内容。',
  lockScreen: '锁屏时，看到设备的人能读到药品名称、提醒内容或预约名称。打开含蓄显示后，只显示时间。',
  turning: '请稍候…',
  states: {
    on: '已打开。应用关闭时，闹钟也会在这台设备上响。',
    off: '已关闭。在这台设备上，闹钟只在应用打开时响。',
    denied: '此浏览器阻止了 COGN 的通知。闹钟只在应用打开时响。',
    impossible: '此浏览器无法在应用关闭时接收通知。闹钟只在应用打开时响。',
    noWorker: '此服务器不在设备上保留应用，而这个功能需要它。闹钟只在应用打开时响。',
  },
  how: {
    denied: '如果愿意，请在浏览器设置中允许此网站的通知。然后回到这里打开。',
    impossible: '在 iPhone 和 iPad 上，请把 COGN 添加到主屏幕，再从那里打开。之后就可以打开这个功能。',
  },
  failures: {
    dismissed: '浏览器没有得到许可。什么都没有改变。',
    unreachable: '服务器没有回应。什么都没有改变。有网络时请再试一次。',
    noServer: '应用关闭时，此服务器不会向此浏览器发送通知。什么都没有改变。',
    notKept: '应用还没有保存在这台设备上。什么都没有改变。请稍后再试。',
    failed: '浏览器现在无法打开它。什么都没有改变，可以再试一次。',
  },
  file: '如果愿意，可以把时间放进设备的日历。COGN 关闭时，日历也会提醒。',
} satisfies Translated<typeof push>;
