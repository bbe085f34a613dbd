/** Texts of the plans page. */
const pricing = {
  title: 'Planos',
  description: 'Escolha com calma. Você pode mudar depois.',
  free: 'Gratuito',
  freeText: 'Para o dia a dia, sem prazo.',
  premium: 'Premium',
  premiumText: 'Para se conhecer mais a fundo.',
  freeIncludes: {
    pages: 'Perfil, água, peso e as outras páginas gratuitas',
    past: 'Registros em qualquer data',
    themes: 'Quatro temas e sete idiomas',
    data: 'Seus dados sempre seus: ler, levar e apagar',
  },
  premiumIncludes: {
    free: 'Tudo do plano gratuito',
    pages: 'Humor e todas as páginas Premium',
    calendar: 'Compromissos em datas passadas',
    menu: 'Cores dos ícones do menu',
  },
  afterwards: 'Se o Premium terminar, você ainda pode ler tudo o que escreveu.',
  current: 'Seu plano agora',
  until: 'Até {date}',
  chooseFree: 'Continuar com o gratuito',
  choosePremium: 'Escolher Premium',
  renewPremium: 'Renovar Premium',
  back: 'Voltar ao diário',
  grant:
    '{days, plural, one {Neste servidor, o Premium não custa nada por 1 dia.} other {Neste servidor, o Premium não custa nada por # dias.}}',
  ask: 'Neste servidor, quem administra libera o Premium. Você pode pedir a essa pessoa.',
  everybody: 'Neste servidor, todo mundo tem Premium, sem custo.',
  opening: 'Buscando os planos',
  offerFailed: 'Não foi possível buscar os planos agora. Seu plano continua como está.',
  retry: 'Tentar de novo',
  granted: 'Premium ativo',
  grantedText: 'Vale até {date}.',
  failed: 'Não foi possível ativar o Premium',
  failedText: 'Nada mudou no seu plano. Tente de novo em um instante.',
} as const;

export default pricing;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    pricing: typeof pricing;
  }
}
