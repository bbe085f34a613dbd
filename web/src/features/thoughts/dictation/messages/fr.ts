import type { Translated } from '#core/messages/translated.ts';
import type dictation from './pt.ts';

export default {
  dictate: 'Dicter',
  stop: 'Arrêter l’écoute',
  listening: 'À votre écoute',
  interim: 'Encore à l’écoute : {words}',
  noticeTitle: 'Avant de dicter',
  notice:
    'Certains navigateurs envoient le son de votre voix à l’entreprise qui les fabrique. COGN reçoit seulement le texte.',
  noticeOften: 'Nous demandons une fois sur cet appareil. Vous pouvez retirer votre accord quand vous voulez.',
  agree: 'Accepter et dicter',
  notNow: 'Pas maintenant',
  withdraw: 'Retirer l’accord pour la dictée',
  failed: 'Erreur de reconnaissance vocale.',
  safe: 'Ce que vous avez écrit est toujours ici.',
  permission: 'Le navigateur n’a pas accès au micro. Autorisez-le dans les réglages du site, ou écrivez.',
  microphone: 'Aucun micro n’a été trouvé. Branchez-en un, ou écrivez.',
  network: 'Dans ce navigateur, la dictée demande internet. Réessayez avec une connexion, ou écrivez.',
  language: 'Ce navigateur ne propose pas la dictée dans cette langue. Vous pouvez écrire.',
  silence: 'Aucune parole n’a été entendue. Rapprochez-vous du micro, ou écrivez.',
  other: 'La dictée s’est arrêtée. Réessayez, ou écrivez.',
} satisfies Translated<typeof dictation>;
