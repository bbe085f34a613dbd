/** Texts of including the phone number in alerts. */
const sharePhone = {
  hint: 'Número: {phone}. Com ele, quem recebe pode ligar para você. Desmarcar vale também para as mensagens que ainda não saíram.',
  noPhone: 'A mensagem pode levar o seu telefone, e ainda não há um número completo no seu perfil.',
  addPhone: 'Escrever o telefone no perfil',
  saved: 'Escolha salva',
  here: 'Escolha salva neste aparelho',
  failed: 'A escolha não foi salva',
  'unnamed-ask': 'Uma pessoa que confia em você está em um momento difícil e pediu a sua ajuda agora.',
  'unnamed-wrote': 'Uma pessoa que confia em você pediu a sua ajuda agora e escreveu:',
  'unnamed-phone': 'Telefone desta pessoa: {phone}',
  'unnamed-reply':
    'O COGN enviou esta mensagem e não recebe respostas. Esta pessoa ainda não escreveu o nome. Se souber quem é, fale direto com ela.',
  unnamed: 'Você ainda não escreveu o seu nome. Sem ele, quem recebe a mensagem pode não saber quem pediu ajuda.',
  writeName: 'Escrever o nome no perfil',
} as const;

export default sharePhone;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'share-phone': typeof sharePhone;
  }
}
