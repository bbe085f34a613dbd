import type { Translated } from '#core/messages/translated.ts';
import type offline from './pt.ts';

export default {
  newerTitle: 'COGN 有新版本',
  newerText: '它会等到你想更新的时候。你写的内容都还在。',
  update: '现在更新',
  deviceTitle: '此设备上的 COGN',
  kept: '在此设备上，没有网络也能打开 COGN。',
  notKept: '目前在此设备上，有网络时才能打开 COGN。',
  installText: '如果你愿意，它可以像其他应用一样有自己的图标。',
  install: '安装到此设备',
  lasting: {
    open: '空间不足时，浏览器可能会删除还在等待发送的内容。',
    lasts: '浏览器会在这里保留等待发送的内容。',
    refused: '浏览器仍可能删除等待发送的内容。',
  },
  askToKeep: '请浏览器保留',
  failure: {
    offline: '现在没有网络，这个页面还没有保存在此设备上。网络恢复后就能打开。',
    older: '这个窗口打开期间，COGN 有了新版本。再试一次，就会打开新版本。',
  },
} satisfies Translated<typeof offline>;
