import { htmlLang, type LanguageCode } from '#core/messages/languages.ts';
import { currentLanguage } from '#core/messages/messages.ts';
import { preferenceStore } from '#core/preferences/preferences.ts';
import { serverSettings } from '#core/server/server-settings.ts';
import {
  fallbackMessages,
  workerSettingsAddress,
  workerSettingsCache,
  type NotificationMessages,
  type WorkerSettings,
} from '#service-worker/push/worker-settings.ts';

/** Stores settings for the service worker, which cannot read them itself. If storage is full, notifications are silent. */
export async function writeWorkerSettings(): Promise<void> {
  const note: WorkerSettings = {
    language: htmlLang(currentLanguage()),
    sound: preferenceStore.get('sound'),
    vibration: preferenceStore.get('vibration'),
    anonKey: serverSettings().anonKey,
    words: workerMessages[currentLanguage()],
  };
  try {
    await (await caches.open(workerSettingsCache)).put(workerSettingsAddress, Response.json(note));
  } catch {
    // Storage is full or unavailable.
  }
}

/**
 * The texts of notifications. `writeWorkerSettings` stores those of the current language for the service worker, which would
 * be larger with all seven languages built in.
 */
const workerMessages: Readonly<Record<LanguageCode, NotificationMessages>> = {
  pt: {
    neutral: 'Chegou um aviso que você pediu. Toque para ver.',
    recorded: 'Anotado',
    later: 'Anotado. O aviso volta mais tarde.',
    otherwise: 'Já havia outra resposta anotada. Toque para ver.',
    failed: 'Ainda não foi anotado',
    failedText: 'Toque aqui para abrir o COGN e anotar por lá.',
  },
  en: fallbackMessages,
  es: {
    neutral: 'Llegó un aviso que pediste. Toca para verlo.',
    recorded: 'Anotado',
    later: 'Anotado. El aviso vuelve más tarde.',
    otherwise: 'Ya había otra respuesta anotada. Toca para verla.',
    failed: 'Todavía no se anotó',
    failedText: 'Toca aquí para abrir COGN y anotarlo allí.',
  },
  fr: {
    neutral: 'Une alarme que vous aviez demandée est arrivée. Touchez pour la voir.',
    recorded: 'C’est noté',
    later: 'C’est noté. L’alarme revient plus tard.',
    otherwise: 'Une autre réponse était déjà notée. Touchez pour la voir.',
    failed: 'Ce n’est pas encore noté',
    failedText: 'Touchez ici pour ouvrir COGN et le noter.',
  },
  it: {
    neutral: 'È arrivato un avviso che hai chiesto. Tocca per vederlo.',
    recorded: 'Annotato',
    later: 'Annotato. L’avviso torna più tardi.',
    otherwise: 'C’era già un’altra risposta annotata. Tocca per vederla.',
    failed: 'Non è ancora annotato',
    failedText: 'Tocca qui per aprire COGN e annotarlo.',
  },
  ja: {
    neutral: 'アラームが届きました。タップすると見られます。',
    recorded: '記録しました',
    later: '記録しました。あとでまた知らせます。',
    otherwise: '先に別の回答が記録されていました。タップすると見られます。',
    failed: 'まだ記録できていません',
    failedText: 'ここをタップするとCOGNが開き、記録できます。',
  },
  zh: {
    neutral: '你设的闹钟到了。点按查看。',
    recorded: '已记录',
    later: '已记录。闹钟稍后会再响。',
    otherwise: '之前已记录了别的回答。点按查看。',
    failed: '还没有记录',
    failedText: '点按这里打开 COGN，在里面记录。',
  },
};
