/** Messages of a phone number and of the code sent to it, fetched where a form needs them. */
const phone = {
  label: 'Telefone',
  hint: 'Comece com +55 e o DDD. Exemplo: +55 81 91234-5678.',
  invalid: 'Confira o número. Ele começa com + e o código do país, como +55.',
  missing: 'Não há um telefone para o código. Escreva o seu número.',
  taken: 'Este número já é de outra conta.',
  send: 'Enviar código por SMS',
  sent: 'Código enviado',
  sentTo: 'O código vai para {phone}.',
  sendFailed: 'Erro ao enviar o código',
  notSent: 'O SMS não foi enviado. Confira o número ou tente de novo em um minuto.',
  codeRefused: 'O código não confere ou já venceu. Confira os números ou peça outro código.',
  confirm: 'Confirmar código',
  again: 'Enviar outro código',
  againAt: 'Você pode pedir de novo às {time}.',
  limit: 'É preciso esperar {seconds} segundos entre um envio e outro.',
  other: 'Usar outro número',
  done: 'Telefone confirmado',
  failed: 'Erro ao verificar o telefone',
} as const;

export default phone;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    phone: typeof phone;
  }
}
