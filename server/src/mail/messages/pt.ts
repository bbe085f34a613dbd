import type { MailMessages } from '../mail-messages.ts';

export const pt: MailMessages = {
  tag: 'pt-BR',
  hello: 'Olá,',
  code: 'Se preferir, digite este código na página de confirmação:',
  address: 'Se o botão não abrir, copie este endereço no navegador:',
  validFor: (hours) => (hours === 1 ? 'O link e o código valem por 1 hora.' : `O link e o código valem por ${hours} horas.`),
  signup: {
    subject: 'Confirme seu e-mail no COGN',
    title: 'Confirme seu e-mail',
    lead: 'Que bom ter você aqui. Falta só confirmar que este e-mail é seu.',
    button: 'Confirmar meu e-mail',
    unasked: 'Se você não criou uma conta no COGN, pode ignorar esta mensagem. Nada vai acontecer.',
  },
  recovery: {
    code: 'Se preferir, digite este código no COGN, na página “Esqueci a senha”:',
    subject: 'Crie uma nova senha no COGN',
    title: 'Crie uma nova senha',
    lead: 'Recebemos um pedido para trocar a senha da sua conta no COGN.',
    button: 'Criar nova senha',
    unasked: 'Se não foi você, pode ignorar esta mensagem. Sua senha continua a mesma.',
  },
  magiclink: {
    subject: 'Seu acesso ao COGN',
    title: 'Entre no COGN',
    lead: 'Aqui está o link que você pediu para entrar. Não é preciso senha.',
    button: 'Entrar no COGN',
    unasked: 'Se não foi você, pode ignorar esta mensagem. Só quem a recebe tem o link e o código.',
  },
  email_change: {
    subject: 'Confirme seu novo e-mail no COGN',
    title: 'Confirme seu novo e-mail',
    lead: 'Recebemos um pedido para usar este e-mail na sua conta do COGN.',
    button: 'Confirmar novo e-mail',
    unasked: 'Se não foi você, pode ignorar esta mensagem. Nada vai mudar.',
  },
  email_change_current: {
    subject: 'Pedido de troca de e-mail no COGN',
    title: 'Troca de e-mail',
    lead: 'Recebemos um pedido para trocar o e-mail da sua conta no COGN. A troca só vale com a confirmação nos dois e-mails.',
    button: 'Confirmar a troca',
    unasked: 'Se não foi você, não confirme e crie uma nova senha. Seu e-mail continua o mesmo.',
  },
  invite: {
    subject: 'Um convite para o COGN',
    title: 'Você recebeu um convite',
    lead: 'Alguém preparou uma conta no COGN para você. Ela fica pronta quando você confirmar este e-mail.',
    button: 'Aceitar o convite',
    unasked: 'Se você não quer a conta, pode ignorar esta mensagem. Nada vai acontecer.',
  },
  reauthentication: {
    subject: 'Seu código de confirmação do COGN',
    title: 'Confirme que é você',
    code: 'Para trocar sua senha ou excluir sua conta, digite este código no COGN:',
    validFor: 'O código vale por 1 hora.',
    unasked: 'Se não foi você, pode ignorar esta mensagem. Sua senha e sua conta continuam como estão.',
  },
  accountExists: {
    subject: 'Você já tem uma conta no COGN',
    title: 'Você já tem uma conta',
    lead: 'Alguém tentou criar uma conta no COGN com este e-mail. Como a conta já existe, nada mudou.',
    signIn: 'Entrar na minha conta',
    newPassword: 'Se esqueceu a senha, crie uma nova aqui:',
    unasked: 'Se não foi você, pode ignorar esta mensagem. Quem tentou não recebeu nenhum dado seu.',
  },
  deletion: {
    asked: {
      subject: 'A sua conta do COGN será excluída',
      title: 'A sua conta será excluída',
      lead: (moment) =>
        `Recebemos o pedido para excluir a sua conta. Ela e os seus dados serão excluídos em ${moment} (UTC).`,
      keep: 'Se mudar de ideia antes disso, entre no COGN e escolha “Manter minha conta”. Tudo continua no lugar.',
      unasked: 'Se não foi você, entre, mantenha a conta e troque a senha.',
    },
    kept: {
      subject: 'A sua conta do COGN continua',
      title: 'A sua conta continua',
      lead: 'O pedido para excluir a sua conta foi desfeito. Ela e os seus dados continuam no lugar.',
      unasked: 'Se não foi você, entre no COGN e troque a senha.',
    },
    done: {
      subject: 'A sua conta do COGN foi excluída',
      title: 'A sua conta foi excluída',
      lead: 'A sua conta e os seus dados saíram do servidor.',
      rest: 'Cópias de segurança de quem mantém o servidor podem guardá-los por mais algum tempo. Cuide-se bem.',
    },
  },
  notices: {
    password_changed: {
      subject: 'Senha nova na sua conta do COGN',
      title: 'A sua senha mudou',
      lead: 'A sua conta do COGN tem uma senha nova. Se o seu calendário tinha um endereço particular, ele foi desligado. Você pode criar outro na página do calendário.',
    },
    email_changed: {
      subject: 'E-mail novo na sua conta do COGN',
      title: 'O seu e-mail mudou',
      lead: 'A sua conta do COGN passou a usar outro e-mail. Este não abre mais a conta.',
    },
    phone_changed: {
      subject: 'Telefone novo na sua conta do COGN',
      title: 'O seu telefone mudou',
      lead: 'A sua conta do COGN tem um número de telefone novo.',
    },
    factor_added: {
      subject: 'Verificação em duas etapas na sua conta do COGN',
      title: 'Verificação em duas etapas',
      lead: 'A sua conta do COGN tem mais um aplicativo autenticador. Ao entrar, pedimos um código dele.',
    },
    factor_removed: {
      subject: 'Um aplicativo autenticador saiu da sua conta do COGN',
      title: 'Um aplicativo autenticador saiu da conta',
      lead: 'Um aplicativo autenticador foi removido da sua conta do COGN.',
    },
    recovery_codes_made: {
      subject: 'Códigos de recuperação novos no COGN',
      title: 'Códigos de recuperação novos',
      lead: 'Foram criados códigos de recuperação novos para a sua conta do COGN. Os anteriores não valem mais.',
    },
    recovery_code_used: {
      subject: 'Um código de recuperação foi usado no COGN',
      title: 'Um código de recuperação foi usado',
      lead: 'Alguém entrou na sua conta do COGN com um código de recuperação. Esse código não vale mais.',
    },
    recovery_codes_removed: {
      subject: 'Códigos de recuperação removidos no COGN',
      title: 'Códigos de recuperação removidos',
      lead: 'Os códigos de recuperação da sua conta do COGN foram removidos.',
    },
    calendar_address_made: {
      subject: 'Um endereço novo do calendário no COGN',
      title: 'Um endereço particular do calendário foi criado',
      lead: 'Quem tem este endereço pode ler os compromissos da sua conta do COGN. Você pode desligar o endereço na página do calendário.',
    },
    push_device_added: {
      subject: 'Um aparelho a mais com avisos do COGN',
      title: 'Um aparelho a mais recebe avisos',
      lead: 'A sua conta do COGN passou a mandar avisos para mais um aparelho.',
    },
  },
  noticeFacts: {
    when: (moment) => `Quando: ${moment} (UTC)`,
    device: (messages) => `Aparelho: ${messages}`,
    known: 'Se foi você, não é preciso fazer nada.',
    unknown:
      'Se não foi você, entre no COGN e troque a senha. Isso encerra os outros acessos. Se a sua senha não funcionar, peça uma nova na página de entrada.',
    lost: 'Se não foi você, troque a senha desta caixa de e-mail. Depois fale com quem cuida do seu COGN. O contato está na política de privacidade.',
  },
};
