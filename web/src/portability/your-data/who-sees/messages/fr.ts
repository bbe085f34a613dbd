import type { Translated } from '#core/messages/translated.ts';
import type whoSees from './pt.ts';

export default {
  intro: 'Voici toutes les personnes et tous les services qui peuvent voir quelque chose.',
  where: 'Dans COGN : {places}',
  policy: 'Politique de confidentialité',
  nobody: 'Personne d’autre. Les autres comptes ne voient rien de vous. Il n’y a ni publicité ni traceur.',
  you: {
    name: 'Vous',
    text: 'Tout ce que vous avez écrit, avec ou sans Premium.',
  },
  professional: {
    name: 'Les professionnels qui vous suivent',
    text: 'Seulement le fichier, la page ou le lien que vous leur remettez.',
  },
  contacts: {
    name: 'Les contacts d’urgence',
    text: 'Seulement le message d’une alerte, quand vous l’envoyez. Jamais vos notes.',
  },
  calendar: {
    name: 'Qui a l’adresse de votre calendrier',
    text: 'Les rendez-vous ou leurs heures seules, selon votre choix. Sans adresse, personne.',
  },
  administrators: {
    name: 'L’administration de COGN',
    text: 'Vos données d’inscription, la formule, vos consentements, la dernière connexion et le nombre de sessions. La base de données ne lui remet aucun journal.',
  },
  operator: {
    name: 'Qui gère le serveur',
    text: 'Cette personne a un accès technique à la machine et aux sauvegardes. Elle doit garder le secret.',
  },
  mail: {
    name: 'Le service d’e-mail',
    text: 'Votre adresse et les e-mails du compte. Lors d’une alerte, aussi le message et les contacts.',
  },
  sms: {
    name: 'Le service de SMS',
    text: 'Votre téléphone et le texte avec le code. Lors d’une alerte, aussi le message et les contacts.',
  },
  push: {
    name: 'Le service de notifications du navigateur',
    text: 'Qu’une notification est arrivée, quand, et sa taille. Le texte est chiffré.',
  },
  payments: {
    name: 'Le service de paiement (Stripe)',
    text: 'Si vous vous abonnez ici : votre e-mail, le code du compte et ce que vous saisissez pour payer.',
  },
  storage: {
    name: 'Un service de stockage',
    text: 'Seulement les photos, si la personne qui gère le serveur en utilise un.',
  },
  voice: {
    name: 'La voix du navigateur ou de l’appareil',
    text: 'Pour la dictée et la lecture à voix haute, certains fabricants reçoivent le son ou le texte.',
  },
  apps: {
    name: 'Les programmes que vous ouvrez',
    text: 'Pour un appel ou un message à un contact, ce programme reçoit le numéro et le texte.',
  },
  device: {
    name: 'Qui utilise cet appareil',
    text: 'Des copies de notes tant que le compte est ouvert. Brouillons et préférences peuvent rester ensuite.',
  },
} satisfies Translated<typeof whoSees>;
