/** Messages of the premium dialog. */
const upsell = {
  locked: 'Este é um recurso exclusivo para usuários Premium. Faça upgrade para desbloquear.',
  back: 'Voltar',
  close: 'Fechar',
  headline: 'Mais espaço para se conhecer',
  tagline: 'No seu ritmo, com todas as páginas do diário.',
  featuresTitle: 'O que vem junto',
  features: {
    pet: { name: 'Pet virtual', text: 'Uma companhia que cresce com seus registros e com seu descanso.' },
    daily: { name: 'Registro do dia', text: 'Seus sete sentidos e como foi o dia.' },
    mood: { name: 'Humor', text: 'Doze humores, com intensidade e notas.' },
    sleep: { name: 'Sono', text: 'Horas, qualidade e como você acordou.' },
    executive: { name: 'Funções executivas', text: 'Atenção, impulsos e hiperfoco em palavras simples.' },
    social: { name: 'Bateria social', text: 'O que gasta e o que recarrega sua energia.' },
    camouflage: { name: 'Camuflagem social', text: 'Quando você se camuflou e como se sentiu.' },
    analysis: { name: 'Análise de sobrecarga', text: 'Gatilhos, sinais e o que ajudou.' },
    facts: { name: 'Fatos do dia', text: 'Conquistas, descobertas e momentos para lembrar.' },
    crisis: { name: 'Botão de crise', text: 'Avisa as pessoas de confiança que você escolheu.' },
    statistics: { name: 'Estatísticas', text: 'Seus registros em imagens, com uma frase que explica.' },
    export: { name: 'Exportar dados', text: 'Um relatório para levar a quem cuida de você.' },
  },
  perksTitle: 'E também',
  perks: {
    cloud: { name: 'Conta na nuvem com senha', text: 'As páginas Premium também ficam guardadas na sua conta.' },
    calendar: { name: 'Calendário retroativo', text: 'Adicione e mude compromissos em datas passadas.' },
    menu: { name: 'Menu do seu jeito', text: 'Escolha as cores dos ícones de cada página.' },
  },
  become: 'Quero ser Premium',
  note: 'Você vai para a página de planos. Nada é cobrado aqui.',
} as const;

export default upsell;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    upsell: typeof upsell;
  }
}
