const dictation = {
  dictate: 'Ditar',
  stop: 'Parar de ouvir',
  listening: 'Ouvindo você',
  interim: 'Ainda ouvindo: {words}',
  noticeTitle: 'Antes de ditar',
  notice: 'Alguns navegadores enviam o som da sua voz à empresa que os faz. O COGN recebe só o texto.',
  noticeOften: 'Perguntamos uma vez neste aparelho. Você pode retirar a permissão quando quiser.',
  agree: 'Permitir e ditar',
  notNow: 'Agora não',
  withdraw: 'Retirar a permissão de ditar',
  failed: 'Erro no reconhecimento de fala.',
  safe: 'O que você escreveu continua aqui.',
  permission: 'O navegador não tem acesso ao microfone. Permita nas configurações do site, ou escreva.',
  microphone: 'Nenhum microfone foi encontrado. Conecte um, ou escreva.',
  network: 'Neste navegador, ditar precisa de internet. Tente com conexão, ou escreva.',
  language: 'Este navegador não entende ditado neste idioma. Você pode escrever.',
  silence: 'Nenhuma fala foi ouvida. Tente mais perto do microfone, ou escreva.',
  other: 'O ditado parou. Tente de novo, ou escreva.',
} as const;

export default dictation;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    dictation: typeof dictation;
  }
}
