/** Texts of the delivery status. */
const deliveries = {
  'state-queued': 'na fila, ainda não enviado.',
  'state-sent-sms': 'enviado à operadora. Ainda não se sabe se chegou.',
  'state-sent-email': 'aceito pelo servidor de e-mail. Mais que isso não se sabe.',
  'state-delivered': 'entregue.',
  'state-failed': 'não foi entregue, e não haverá outra tentativa.',
  'state-not_configured': 'este servidor não envia por aqui. Nada foi enviado.',
  'state-not_known': 'não se sabe se saiu.',
  'reason-number_not_valid': 'O número não parece um telefone com código do país.',
  'reason-address_not_valid': 'O endereço de e-mail não é válido.',
  'reason-consent_withdrawn': 'A permissão foi retirada antes do envio.',
  'reason-too_late': 'Já fazia muito tempo desde o pedido. A mensagem não foi enviada.',
  'reason-too_many_new': 'Houve muitos contatos novos em pouco tempo. Para este, o COGN não enviou.',
  'reason-too_many_of_new_accounts': 'Hoje este servidor já enviou o que pode por contas novas.',
  'reason-number_not_served': 'Este servidor não envia SMS para esse país.',
  triedWithoutSuccess: 'Uma tentativa não deu certo. Haverá outra.',
  triedAgain: 'Será tentado mais uma vez.',
  notTriedAgain: 'Não haverá outra tentativa.',
  mayComeTwice: 'A mensagem pode chegar repetida.',
  toContact: '{name}, por {way}:',
  noWays: 'Daqui, o COGN não envia mensagens. Você pode ligar, mandar SMS ou copiar o texto.',
  consentTitleNoWays: 'Permissão para guardar o pedido',
  consentNoWays: 'Com sua permissão, o pedido fica guardado no seu diário. Daqui, nada é enviado.',
  consentRightsNoWays:
    'A mesma permissão vale em um servidor que envia mensagens, e só quando você pedir. Você pode retirar a permissão quando quiser.',
  consentGiveNoWays: 'Permitir guardar',
  holdHintNoWays:
    'Segure por 3 segundos e solte. Com um toque curto, pedimos confirmação. Depois, você escolhe como falar com suas pessoas.',
  letGoNoWays: 'Solte para continuar',
  statusReadyNoWays: 'Pronto. Solte para continuar, ou deslize para fora para cancelar.',
  confirmTitleNoWays: 'Guardar o pedido de ajuda?',
  confirmNoWays:
    'Este servidor não envia mensagens. O pedido fica guardado, e em seguida aparecem as formas de falar com: {names}.',
  confirmSendNoWays: 'Guardar e ver contatos',
  noWayTo: '{name}: este servidor não envia mensagens a este contato.',
  copyMessage: 'Copiar mensagem',
  messageCopied: 'Mensagem copiada',
  messageNotCopied: 'Não foi possível copiar. Você pode selecionar o texto.',
  sms: 'SMS',
  email: 'e-mail',
} as const;

export default deliveries;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    deliveries: typeof deliveries;
  }
}
