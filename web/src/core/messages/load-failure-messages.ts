import type { LanguageCode } from './languages.ts';

/** Messages for an app that fails to load. They are in the bundle, because nothing else may be available then. */
export interface FailureMessages {
  help: string;
  close: string;
  opening: string;
  safe: string;
  advice: string;
  again: string;
  home: string;
}

export const failureMessages: Readonly<Record<LanguageCode, FailureMessages>> = {
  pt: {
    help: 'Ajuda agora',
    close: 'Fechar',
    opening: 'Abrindo',
    safe: 'O que você salvou continua guardado.',
    advice: 'Esta página não abriu como devia. Você pode tentar de novo ou voltar ao início.',
    again: 'Tentar de novo',
    home: 'Ir para o início',
  },
  en: {
    help: 'Help now',
    close: 'Close',
    opening: 'Opening',
    safe: 'What you saved is still kept.',
    advice: 'This page did not open as it should. You can try again or go back to the start.',
    again: 'Try again',
    home: 'Go to the start',
  },
  es: {
    help: 'Ayuda ahora',
    close: 'Cerrar',
    opening: 'Abriendo',
    safe: 'Lo que guardaste sigue a salvo.',
    advice: 'Esta página no se abrió como debía. Puedes intentarlo de nuevo o volver al inicio.',
    again: 'Intentar de nuevo',
    home: 'Ir al inicio',
  },
  fr: {
    help: 'Aide immédiate',
    close: 'Fermer',
    opening: 'Ouverture',
    safe: 'Ce que vous avez enregistré est toujours là.',
    advice: 'Cette page ne s’est pas ouverte comme prévu. Vous pouvez réessayer ou revenir à l’accueil.',
    again: 'Réessayer',
    home: 'Aller à l’accueil',
  },
  it: {
    help: 'Aiuto subito',
    close: 'Chiudi',
    opening: 'Apertura',
    safe: 'Ciò che hai salvato è ancora al sicuro.',
    advice: 'Questa pagina non si è aperta come doveva. Puoi riprovare o tornare all’inizio.',
    again: 'Riprova',
    home: 'Vai all’inizio',
  },
  ja: {
    help: '今すぐヘルプ',
    close: '閉じる',
    opening: '開いています',
    safe: '保存した内容は、そのまま残っています。',
    advice: 'このページをうまく開けませんでした。もう一度試すか、最初のページに戻れます。',
    again: 'もう一度試す',
    home: '最初のページへ',
  },
  zh: {
    help: '立即求助',
    close: '关闭',
    opening: '正在打开',
    safe: '你保存的内容都还在。',
    advice: '这个页面没能正常打开。你可以再试一次，或回到首页。',
    again: '再试一次',
    home: '回到首页',
  },
};
