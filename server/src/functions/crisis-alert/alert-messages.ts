import type { Language } from '#mail/language.ts';

/** The texts of an alert, around the user's own text. `name` is the user's name, or null if they never wrote one. */
interface AlertMessages {
  subject: (name: string | null) => string;
  /** Used if the user wrote no text. */
  ask: (name: string | null) => string;
  /** Precedes the user's text. */
  wrote: (name: string | null) => string;
  /** Used when the message goes out late. `ago` is a text such as '20 minutes ago'. */
  asked: (ago: string) => string;
  /** States the user's number, if they agreed to share it. */
  phone: (name: string | null, phone: string) => string;
  reply: (name: string | null) => string;
}

/** The texts in every language. Their wording puts help first, stays calm, and claims only known facts. */
export const alertMessages: Record<Language, AlertMessages> = {
  pt: {
    subject: (name) => (name === null ? 'Uma pessoa que confia em você pediu a sua ajuda' : `${name} pediu a sua ajuda`),
    ask: (name) =>
      name === null
        ? 'Uma pessoa que confia em você está em um momento difícil e pediu a sua ajuda agora.'
        : `${name} está em um momento difícil e pediu a sua ajuda agora. Se puder, ligue ou vá até lá.`,
    wrote: (name) =>
      name === null
        ? 'Uma pessoa que confia em você pediu a sua ajuda agora e escreveu:'
        : `${name} pediu a sua ajuda agora e escreveu:`,
    asked: (ago) => `Pedido feito ${ago}.`,
    phone: (name, phone) => (name === null ? `Telefone desta pessoa: ${phone}` : `Telefone de ${name}: ${phone}`),
    reply: (name) =>
      name === null
        ? 'O COGN enviou esta mensagem e não recebe respostas. Esta pessoa ainda não escreveu o nome. Se souber quem é, fale direto com ela.'
        : `O COGN enviou esta mensagem e não recebe respostas. Fale direto com ${name}.`,
  },
  en: {
    subject: (name) => (name === null ? 'Someone who trusts you asked for your help' : `${name} asked for your help`),
    ask: (name) =>
      name === null
        ? 'Someone who trusts you is having a hard time and asked for your help now.'
        : `${name} is having a hard time and asked for your help now. If you can, please call or go to them.`,
    wrote: (name) =>
      name === null
        ? 'Someone who trusts you asked for your help now and wrote:'
        : `${name} asked for your help now and wrote:`,
    asked: (ago) => `Asked ${ago}.`,
    phone: (name, phone) => (name === null ? `Phone number of this person: ${phone}` : `Phone number of ${name}: ${phone}`),
    reply: (name) =>
      name === null
        ? 'COGN sent this message and receives no replies. This person has not written a name yet. If you know who it is, please talk to them directly.'
        : `COGN sent this message and receives no replies. Please talk to ${name} directly.`,
  },
  es: {
    subject: (name) => (name === null ? 'Una persona que confía en ti pide tu ayuda' : `${name} pide tu ayuda`),
    ask: (name) =>
      name === null
        ? 'Una persona que confía en ti está pasando un momento difícil y pide tu ayuda ahora.'
        : `${name} está pasando un momento difícil y pide tu ayuda ahora. Si puedes, llama o acércate.`,
    wrote: (name) =>
      name === null
        ? 'Una persona que confía en ti pide tu ayuda ahora y escribe:'
        : `${name} pide tu ayuda ahora y escribe:`,
    asked: (ago) => `Pedido hecho ${ago}.`,
    phone: (name, phone) => (name === null ? `Teléfono de esta persona: ${phone}` : `Teléfono de ${name}: ${phone}`),
    reply: (name) =>
      name === null
        ? 'COGN envía este mensaje y no recibe respuestas. Esta persona aún no escribió su nombre. Si sabes quién es, habla directamente con ella.'
        : `COGN envía este mensaje y no recibe respuestas. Habla directamente con ${name}.`,
  },
  fr: {
    subject: (name) =>
      name === null ? 'Une personne qui vous fait confiance demande votre aide' : `${name} demande votre aide`,
    ask: (name) =>
      name === null
        ? 'Une personne qui vous fait confiance traverse un moment difficile et demande votre aide maintenant.'
        : `${name} traverse un moment difficile et demande votre aide maintenant. Si vous le pouvez, appelez ou venez.`,
    wrote: (name) =>
      name === null
        ? 'Une personne qui vous fait confiance demande votre aide maintenant et écrit :'
        : `${name} demande votre aide maintenant et écrit :`,
    asked: (ago) => `Demande faite ${ago}.`,
    phone: (name, phone) => (name === null ? `Téléphone de cette personne : ${phone}` : `Téléphone de ${name} : ${phone}`),
    reply: (name) =>
      name === null
        ? 'COGN envoie ce message et ne reçoit pas de réponses. Cette personne n’a pas encore écrit son nom. Si vous savez qui c’est, parlez-lui directement.'
        : `COGN envoie ce message et ne reçoit pas de réponses. Parlez directement à ${name}.`,
  },
  it: {
    subject: (name) => (name === null ? 'Una persona che si fida di te chiede il tuo aiuto' : `${name} chiede il tuo aiuto`),
    ask: (name) =>
      name === null
        ? 'Una persona che si fida di te sta vivendo un momento difficile e chiede il tuo aiuto adesso.'
        : `${name} sta vivendo un momento difficile e chiede il tuo aiuto adesso. Se puoi, chiama o vai di persona.`,
    wrote: (name) =>
      name === null
        ? 'Una persona che si fida di te chiede il tuo aiuto adesso e scrive:'
        : `${name} chiede il tuo aiuto adesso e scrive:`,
    asked: (ago) => `Richiesta fatta ${ago}.`,
    phone: (name, phone) => (name === null ? `Telefono di questa persona: ${phone}` : `Telefono di ${name}: ${phone}`),
    reply: (name) =>
      name === null
        ? 'COGN invia questo messaggio e non riceve risposte. Questa persona non ha ancora scritto il suo nome. Se sai chi è, parlale direttamente.'
        : `COGN invia questo messaggio e non riceve risposte. Parla direttamente con ${name}.`,
  },
  ja: {
    subject: (name) => (name === null ? 'あなたを信頼している人が助けを求めています' : `${name}さんが助けを求めています`),
    ask: (name) =>
      name === null
        ? 'あなたを信頼している人が今つらい状況で、あなたの助けを求めています。'
        : `${name}さんは今つらい状況で、あなたの助けを求めています。できれば電話をするか、会いに行ってください。`,
    wrote: (name) =>
      name === null
        ? 'あなたを信頼している人が今あなたの助けを求めています。本人の言葉です。'
        : `${name}さんが今あなたの助けを求めています。本人の言葉です。`,
    asked: (ago) => `${ago}の連絡です。`,
    phone: (name, phone) => (name === null ? `この人の電話番号：${phone}` : `${name}さんの電話番号：${phone}`),
    reply: (name) =>
      name === null
        ? 'COGNからの送信です。返信は届きません。この人はまだ名前を書いていません。心当たりがあれば、直接ご連絡ください。'
        : `COGNからの送信です。返信は届きません。${name}さんに直接ご連絡ください。`,
  },
  zh: {
    subject: (name) => (name === null ? '一位信任你的人请求你的帮助' : `${name}请求你的帮助`),
    ask: (name) =>
      name === null
        ? '一位信任你的人正经历艰难的时刻，现在请求你的帮助。'
        : `${name}正经历艰难的时刻，现在请求你的帮助。如果可以，请打电话或前去陪伴。`,
    wrote: (name) => (name === null ? '一位信任你的人现在请求你的帮助，并写道：' : `${name}现在请求你的帮助，并写道：`),
    asked: (ago) => `${ago}发出的请求。`,
    phone: (name, phone) => (name === null ? `此人的电话：${phone}` : `${name}的电话：${phone}`),
    reply: (name) =>
      name === null
        ? '此消息由 COGN 发送，无法接收回复。此人还没有填写姓名。如果你知道是谁，请直接联系。'
        : `此消息由 COGN 发送，无法接收回复。请直接联系${name}。`,
  },
};
