/** The words of the frame around every page. */
const app = {
  subtitle: 'Seu diário calmo de cada dia',
  skip: 'Ir para o conteúdo',
  opening: 'Abrindo a página',
  language: 'Idioma',
  languageFailed: 'Não foi possível trocar o idioma agora. Tente de novo quando houver conexão.',

  menu: 'Menu',
  pages: 'Páginas',
  allPages: 'Todas as páginas',
  fewerPages: 'Menos páginas',
  premiumPage: 'Premium',
  lockedPage: 'Premium, com cadeado',
  settings: 'Ajustes',
  logOut: 'Sair da conta',

  quick: 'Anotar',

  close: 'Fechar',

  notices: 'Avisos',
  noticesRegion: 'Avisos (F8 abre todos)',
  noNotices: 'Nenhum aviso até agora.',
  closeNotices: 'Fechar avisos',
  dismiss: 'Dispensar',
  privacyPolicy: 'Política de Privacidade',
  policyAgreed: 'Concordância com a política salva',

  welcomeBack: 'Que bom ter você de volta',
  welcomeBackText: 'Você entrou na sua conta.',
  loggedOut: 'Você saiu da conta',
  loggedOutText: 'Volte quando quiser.',
  sessionEnded: 'Sua sessão terminou',
  sessionEndedText: 'Entre de novo para continuar. O que você escreveu está guardado neste aparelho.',
  logOutFailed: 'Não foi possível sair da conta',
  logOutFailedText: 'O servidor não respondeu. Você pode sair só neste aparelho.',
  logOutHere: 'Sair neste aparelho',

  saving: {
    saved: 'Tudo salvo',
    onDevice: '{count, plural, one {1 salvo neste aparelho} other {# salvos neste aparelho}}',
    offline: 'Sem conexão. O que você escreve fica neste aparelho.',
    broken: 'Este navegador não deixa guardar nada neste aparelho.',
    refused: '{count, plural, one {1 registro não foi salvo} other {# registros não foram salvos}}',
    title: 'Registros que não foram salvos',
    text: 'Eles continuam neste aparelho. Você escolhe o que fazer com cada um.',
    none: 'Nenhum registro nesta situação.',
    reason: 'Motivo: {reason}',
    from: 'De {time}',
    retry: 'Tentar de novo',
    copy: 'Copiar texto',
    copied: 'Texto copiado',
    copyFailed: 'Não foi possível copiar. Você pode selecionar o texto.',
    discard: 'Descartar',
    discardTitle: 'Descartar este registro?',
    discardText: 'Ele sai deste aparelho e não pode voltar.',
    discardConfirm: 'Descartar registro',
    keep: 'Manter registro',
  },

  renewal: {
    text: 'Seu Premium vai até {date}.',
    renew: 'Renovar Premium',
    close: 'Fechar este aviso',
  },
} as const;

export default app;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    app: typeof app;
  }
}
