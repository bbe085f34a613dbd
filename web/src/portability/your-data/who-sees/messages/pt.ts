/** Messages of who can see which data. */
const whoSees = {
  intro: 'Aqui estão todas as pessoas e serviços que podem ver algo.',
  where: 'No COGN: {places}',
  policy: 'Política de Privacidade',
  nobody: 'Mais ninguém. Outras contas não veem nada seu, e não há anúncios nem rastreadores.',
  you: {
    name: 'Você',
    text: 'Tudo o que escreveu, com ou sem o Premium.',
  },
  professional: {
    name: 'Profissionais que acompanham você',
    text: 'Só o arquivo, a página ou o link que você entregar.',
  },
  contacts: {
    name: 'Contatos de emergência',
    text: 'Só a mensagem do alerta, quando você o envia. Nunca os seus registros.',
  },
  calendar: {
    name: 'Quem tem o endereço do seu calendário',
    text: 'Os compromissos ou só os horários, como você escolheu. Sem endereço, ninguém.',
  },
  administrators: {
    name: 'Administração do COGN',
    text: 'Os dados do seu cadastro, o plano, os consentimentos, a última entrada e quantas sessões há. O banco de dados não lhe entrega diários.',
  },
  operator: {
    name: 'Quem mantém o servidor',
    text: 'Tem acesso técnico à máquina e às cópias de segurança. Deve guardar sigilo.',
  },
  mail: {
    name: 'Serviço de e-mail',
    text: 'O seu endereço e os e-mails da conta. Em um alerta, também a mensagem e os contatos.',
  },
  sms: {
    name: 'Serviço de SMS',
    text: 'O seu telefone e o texto com o código. Em um alerta, também a mensagem e os contatos.',
  },
  push: {
    name: 'Serviço de avisos do navegador',
    text: 'Que um aviso chegou, quando e de que tamanho. O texto vai criptografado.',
  },
  payments: {
    name: 'Serviço de pagamentos (Stripe)',
    text: 'Se você assina aqui: o seu e-mail, o código da conta e o que você informa para pagar.',
  },
  storage: {
    name: 'Serviço de armazenamento',
    text: 'Só as fotos, se quem mantém o servidor contratou um.',
  },
  voice: {
    name: 'Voz do navegador ou do aparelho',
    text: 'No ditado e na leitura em voz alta, alguns fabricantes recebem o áudio ou o texto.',
  },
  apps: {
    name: 'Programas que você abre',
    text: 'Ao ligar ou escrever a um contato, o programa recebe o número e o texto.',
  },
  device: {
    name: 'Quem usa este aparelho',
    text: 'Cópias de registros, enquanto a conta está aberta. Depois podem ficar rascunhos e preferências.',
  },
} as const;

export default whoSees;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'who-sees': typeof whoSees;
  }
}
