import type { Translated } from '#core/messages/translated.ts';
import type cookMode from './pt.ts';

export default {
  leave: '退出分步模式',
  awake: '做菜时屏幕会保持常亮。',
  unavailable: '此浏览器无法保持屏幕常亮。',
  stepOf: '第 {step} 步，共 {steps} 步',
  step: '第 {step} 步',
  done: '这一步已完成',
  next: '下一步',
  back: '上一步',
  finish: '完成菜谱',
  finished: '所有步骤已完成',
  enjoy: '做好了，请慢用。',
  end: '返回菜谱',
  keys: '用键盘左右方向键可以切换步骤。',
  showIngredients: '查看食材',
} satisfies Translated<typeof cookMode>;
