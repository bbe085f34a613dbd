import type { MailWords } from '../mail-words.ts';

export const pt: MailWords = {
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
    subject: 'Crie uma nova senha no COGN',
    title: 'Crie uma nova senha',
    lead: 'Recebemos um pedido para trocar a senha da sua conta no COGN.',
    button: 'Criar nova senha',
    unasked: 'Se não foi você, pode ignorar esta mensagem. Sua senha continua a mesma.',
  },
  magiclink: {
    subject: 'Seu acesso ao COGN',
    title: 'Entre no COGN',
    lead: 'Aqui está o acesso que você pediu. Não é preciso senha.',
    button: 'Entrar no COGN',
    unasked: 'Se não foi você, pode ignorar esta mensagem. Ninguém entra na conta sem ela.',
  },
  accountExists: {
    subject: 'Você já tem uma conta no COGN',
    title: 'Você já tem uma conta',
    lead: 'Alguém tentou criar uma conta no COGN com este e-mail. Como a conta já existe, nada mudou.',
    signIn: 'Entrar na minha conta',
    newPassword: 'Se esqueceu a senha, crie uma nova aqui:',
    unasked: 'Se não foi você, pode ignorar esta mensagem. Quem tentou não recebeu nenhum dado seu.',
  },
};
