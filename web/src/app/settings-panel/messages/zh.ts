import type { Translated } from '#core/messages/translated.ts';
import type settingsPanel from './pt.ts';

export default {
  title: '设置',
  text: '选择后立即生效。',
  close: '关闭',
  back: '返回',
  groups: { look: '外观', comfort: '舒适度', notices: '通知与声音', pages: '菜单页面', account: '账号与隐私' },
  within: {
    look: '主题、对比度和语言',
    comfort: '文字、动态效果和简洁模式',
    notices: '停留时间、声音和振动',
    pages: '显示什么、按什么顺序',
    account: '你的数据、密码和设备',
  },

  contrast: '对比度',
  contrasts: { system: '跟随设备', more: '更高对比度' },

  sample: '这是一段示例文字，方便你查看效果。',
  textSize: '文字大小',
  textSizes: { standard: '标准', large: '大', larger: '更大', largest: '最大' },
  readingFont: '阅读字体',
  systemFont: '设备字体',
  fontOfLatin: '中文和日文使用设备自带的字体。',
  motion: '动态效果',
  motions: { system: '跟随设备', reduced: '关闭动态效果', full: '开启动态效果' },
  simpleMode: '简洁模式',
  simpleModeText: '每次显示的内容更少，每一步最多五个选项。',

  duration: '通知停留时间',
  seconds: '{count, plural, other {# 秒}}',
  durationHint: '错误和带按钮的通知会一直保留，直到你处理。',
  sound: '轻柔的声音',
  soundText: '保存时发出一声短而轻的提示音。',
  trySound: '试听声音',
  noSound: '此浏览器不支持声音。',
  vibration: '振动',
  vibrationText: '保存时轻轻振动一下，仅限支持振动的设备。',
  tryVibration: '试试振动',
  noVibration: '此浏览器不支持振动。',
  earlier: '查看以前的通知',

  on: '开',
  off: '关',
} satisfies Translated<typeof settingsPanel>;
