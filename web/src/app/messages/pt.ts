/** Messages of the layout around every page. */
const app = {
  subtitle: 'Seu diário calmo de cada dia',
  skip: 'Ir para o conteúdo',
  opening: 'Abrindo a página',
  language: 'Idioma',
  languageFailed: 'O idioma não mudou. Tente de novo com conexão.',

  pages: 'Páginas',
  allPages: 'Todas as páginas',
  fewerPages: 'Menos páginas',
  findPage: 'Procurar página',
  noSuchPage: 'Nenhuma página com esse nome.',
  groups: {
    shortcuts: 'Meus atalhos',
    day: 'Meu dia',
    body: 'Corpo',
    feelings: 'Sentir',
    talk: 'Comunicação e ajuda',
    keep: 'Guardar',
    you: 'Você',
  },
  premiumPage: 'Premium',
  lockedPage: 'Premium, com cadeado',
  settings: 'Ajustes',
  logOut: 'Sair da conta',

  places: 'Principal',
  today: 'Hoje',
  quick: 'Anotar',
  past: 'Meus dias',

  close: 'Fechar',

  notices: 'Mensagens do COGN',
  noticesRegion: 'Mensagens (F8 abre todas)',
  noNotices: 'Nenhuma mensagem até agora.',
  closeNotices: 'Fechar mensagens',
  dismiss: 'Dispensar',
  privacyPolicy: 'Política de Privacidade',
  policyAgreed: 'Sua resposta foi salva',

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
    broken: 'Este navegador não consegue guardar nada neste aparelho agora.',
    refused: '{count, plural, one {1 registro não foi salvo} other {# registros não foram salvos}}',
  },
} as const;

export default app;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    app: typeof app;
  }
}
