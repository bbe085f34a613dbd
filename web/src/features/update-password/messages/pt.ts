/** Texts of the page for a new password. */
const updatePassword = {
  title: 'Senha nova',
  text: 'Escolha a senha nova da conta {email}.',
  newPassword: 'Senha nova',
  save: 'Salvar senha nova',
  openTitle: 'Vamos escolher uma senha nova',
  openText: 'Aperte o botão para abrir a sua conta com este link.',
  open: 'Continuar',
  doneTitle: 'Senha atualizada',
  doneText: 'Você continua na sua conta. Os outros aparelhos vão pedir a senha nova.',
  failedTitle: 'Erro ao atualizar a senha',
  failedText: 'A senha não mudou. Tente de novo em um instante.',
  sessionOld: 'Por segurança, peça um link novo em “Esqueci a minha senha”.',
  expiredTitle: 'Este link não vale mais',
  expiredText: 'Ele vence depois de um tempo e só funciona uma vez. Isso é normal.',
  emptyTitle: 'Esta página abre pelo e-mail',
  emptyText: 'Para escolher uma senha nova, peça o link e aperte o botão do e-mail.',
  requestNew: 'Pedir um link novo',
  toLogin: 'Entrar na conta',
} as const;

export default updatePassword;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'update-password': typeof updatePassword;
  }
}
