/** Texts of the account section of the settings. */
const account = {
  back: 'Voltar',
  privacy: 'Privacidade e dados',
  privacyText: 'Você decide o que pode ser guardado, e muda quando quiser.',
  plan: 'Plano e pagamentos',
  planText: 'O que você paga, e como encerrar.',
  email: 'Trocar o e-mail',
  emailText: 'A troca vale depois que você confirmar nos dois endereços.',
  emailNow: 'E-mail atual',
  emailNew: 'E-mail novo',
  emailSend: 'Enviar os dois e-mails',
  emailOther: 'Usar outro endereço',
  emailSame: 'Este já é o seu e-mail.',
  emailSentTitle: 'Confirme nos dois e-mails',
  emailSent: 'Enviamos um e-mail para {old} e outro para {next}. Toque no botão de cada um.',
  emailFailed: 'O e-mail não foi trocado',
  password: 'Trocar a senha',
  passwordText:
    'Os outros aparelhos vão pedir a senha nova. O endereço particular do seu calendário, se houver, é desligado.',
  passwordNew: 'Senha nova',
  passwordSave: 'Salvar senha nova',
  passwordSaved: 'Senha atualizada',
  passwordSavedText: 'Neste aparelho, você continua na conta.',
  passwordFailed: 'Erro ao atualizar a senha',
  passwordCodeTitle: 'Confirme que é você',
  passwordCode: 'Faz tempo que você entrou. Enviamos um código para {email}. Escreva o código aqui.',
  sessions: 'Aparelhos conectados',
  sessionsText:
    'Onde a sua conta está aberta. Você pode encerrar os acessos que não reconhece. Encerrar todos os outros também desliga o endereço particular do calendário.',
  sessionHere: 'Este aparelho',
  sessionSeen: 'Último uso: {time}',
  sessionUnknown: 'Aparelho sem nome',
  sessionEnd: 'Encerrar acesso',
  sessionEndOthers: 'Encerrar todos os outros',
  sessionEnded: 'Acesso encerrado',
  sessionFailed: 'O acesso não foi encerrado',
  factor: 'Verificação em duas etapas',
  factorText: 'Um código no celular, além da senha, protege mais a conta.',
  phone: 'Telefone da conta',
  phoneText: 'Um número confirmado por um código.',
  phoneLater: 'Em construção',
  phoneLaterText: 'Este servidor ainda não envia SMS. Por enquanto, a conta usa o e-mail.',
  phoneNow: 'Telefone atual: {phone}',
  phoneNew: 'Telefone novo',
  phoneConfirm: 'Confirmar telefone',
} as const;

export default account;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    account: typeof account;
  }
}
