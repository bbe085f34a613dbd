import type { Language } from '#mail/language.ts';

/** What an alert says around the person's own words. `name` is the person's. */
interface AlertWords {
  subject: (name: string) => string;
  /** Without words of the person's own. */
  ask: (name: string) => string;
  /** Before them. */
  wrote: (name: string) => string;
  /** When the message goes out late; `ago` such as '20 minutes ago'. */
  asked: (ago: string) => string;
  reply: (name: string) => string;
}

/** In every language. Help first, calm, and no more than is known. */
export const alertWords: Record<Language, AlertWords> = {
  pt: {
    subject: (name) => `${name} pediu a sua ajuda`,
    ask: (name) => `${name} está em um momento difícil e pediu a sua ajuda agora. Se puder, ligue ou vá até lá.`,
    wrote: (name) => `${name} pediu a sua ajuda agora e escreveu:`,
    asked: (ago) => `Pedido feito ${ago}.`,
    reply: (name) => `O COGN enviou esta mensagem e não recebe respostas. Fale direto com ${name}.`,
  },
  en: {
    subject: (name) => `${name} asked for your help`,
    ask: (name) => `${name} is having a hard time and asked for your help now. If you can, call or go there.`,
    wrote: (name) => `${name} asked for your help now and wrote:`,
    asked: (ago) => `Asked ${ago}.`,
    reply: (name) => `COGN sent this message and receives no replies. Please talk to ${name} directly.`,
  },
  es: {
    subject: (name) => `${name} pide tu ayuda`,
    ask: (name) => `${name} está pasando un momento difícil y pide tu ayuda ahora. Si puedes, llama o acércate.`,
    wrote: (name) => `${name} pide tu ayuda ahora y escribe:`,
    asked: (ago) => `Pedido hecho ${ago}.`,
    reply: (name) => `COGN envía este mensaje y no recibe respuestas. Habla directamente con ${name}.`,
  },
  fr: {
    subject: (name) => `${name} demande votre aide`,
    ask: (name) =>
      `${name} traverse un moment difficile et demande votre aide maintenant. Si vous le pouvez, appelez ou venez.`,
    wrote: (name) => `${name} demande votre aide maintenant et écrit :`,
    asked: (ago) => `Demande faite ${ago}.`,
    reply: (name) => `COGN envoie ce message et ne reçoit pas de réponses. Parlez directement à ${name}.`,
  },
  it: {
    subject: (name) => `${name} chiede il tuo aiuto`,
    ask: (name) => `${name} vive un momento difficile e chiede il tuo aiuto adesso. Se puoi, chiama o raggiungi il luogo.`,
    wrote: (name) => `${name} chiede il tuo aiuto adesso e scrive:`,
    asked: (ago) => `Richiesta fatta ${ago}.`,
    reply: (name) => `COGN invia questo messaggio e non riceve risposte. Parla direttamente con ${name}.`,
  },
  ja: {
    subject: (name) => `${name}さんが助けを求めています`,
    ask: (name) => `${name}さんは今つらい状況で、あなたの助けを求めています。できれば電話をするか、会いに行ってください。`,
    wrote: (name) => `${name}さんが今あなたの助けを求めています。本人の言葉です。`,
    asked: (ago) => `${ago}の連絡です。`,
    reply: (name) => `COGNからの送信です。返信は届きません。${name}さんに直接ご連絡ください。`,
  },
  zh: {
    subject: (name) => `${name}请求你的帮助`,
    ask: (name) => `${name}正经历艰难的时刻，现在请求你的帮助。如果可以，请打电话或前去陪伴。`,
    wrote: (name) => `${name}现在请求你的帮助，并写道：`,
    asked: (ago) => `${ago}发出的请求。`,
    reply: (name) => `此消息由 COGN 发送，无法接收回复。请直接联系${name}。`,
  },
};
