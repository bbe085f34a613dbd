import type { Translated } from '#core/messages/translated.ts';
import type deliveries from './pt.ts';

export default {
  'state-queued': 'en file, pas encore envoyé.',
  'state-sent-sms': 'envoyé à l’opérateur. On ne sait pas encore s’il est arrivé.',
  'state-sent-email': 'accepté par le serveur de messagerie. On n’en sait pas plus.',
  'state-delivered': 'remis.',
  'state-failed': 'non remis, et il n’y aura pas d’autre essai.',
  'state-not_configured': 'ce serveur n’envoie pas par cette voie. Rien n’a été envoyé.',
  'state-not_known': 'on ne sait pas s’il est parti.',
  'reason-number_not_valid': 'Le numéro ne semble pas être un téléphone avec l’indicatif du pays.',
  'reason-address_not_valid': 'L’adresse e-mail n’est pas valide.',
  'reason-consent_withdrawn': 'L’autorisation a été retirée avant l’envoi.',
  'reason-too_late': 'La demande datait de trop longtemps. Le message n’a pas été envoyé.',
  'reason-too_many_new': 'Il y a eu beaucoup de nouveaux contacts en peu de temps. COGN n’a pas écrit à celui-ci.',
  'reason-too_many_of_new_accounts': 'Ce serveur a déjà envoyé aujourd’hui tout ce qu’il peut pour les nouveaux comptes.',
  'reason-number_not_served': 'Ce serveur n’envoie pas de SMS vers ce pays.',
  triedWithoutSuccess: 'Un essai n’a pas abouti. Il y en aura un autre.',
  triedAgain: 'Il y aura encore un essai.',
  notTriedAgain: 'Il n’y aura pas d’autre essai.',
  mayComeTwice: 'Le message peut arriver deux fois.',
  toContact: '{name}, par {way} :',
  noWays:
    'Ce serveur ne prévient personne à votre place. Le bouton garde la demande et montre comment appeler, envoyer un SMS ou copier le message.',
  consentNoWays:
    'Garder une demande nécessite votre autorisation, car un serveur qui peut envoyer des messages écrit à vos contacts.',
  confirmNoWays: 'Ce serveur n’envoie pas de messages. La demande est gardée, puis vous voyez comment joindre : {names}.',
  noWayTo: '{name} : ce serveur n’envoie pas de messages à ce contact.',
  copyMessage: 'Copier le message',
  messageCopied: 'Message copié',
  messageNotCopied: 'La copie n’a pas marché. Vous pouvez sélectionner le texte.',
  sms: 'SMS',
  email: 'e-mail',
} satisfies Translated<typeof deliveries>;
