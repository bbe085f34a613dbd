import type { Translated } from '#core/messages/translated.ts';
import type dictation from './pt.ts';

export default {
  dictate: '语音输入',
  stop: '停止聆听',
  listening: '正在聆听',
  interim: '仍在聆听：{words}',
  noticeTitle: '语音输入之前',
  notice: '有些浏览器会把你的声音发送给其开发公司。COGN 只会收到文字。',
  noticeOften: '在此设备上只询问一次。你可以随时撤回许可。',
  agree: '允许并开始语音输入',
  notNow: '暂时不要',
  withdraw: '撤回语音输入许可',
  failed: '语音识别出错。',
  safe: '你写的内容还在这里。',
  permission: '浏览器无法使用麦克风。请在网站设置中允许，或直接打字。',
  microphone: '没有找到麦克风。请连接一个，或直接打字。',
  network: '在这个浏览器中，语音输入需要网络。请联网后再试，或直接打字。',
  language: '此浏览器不支持这种语言的语音输入。你可以打字。',
  silence: '没有听到声音。请靠近麦克风再试，或直接打字。',
  other: '语音输入已停止。请再试一次，或直接打字。',
} satisfies Translated<typeof dictation>;
