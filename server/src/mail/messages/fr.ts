import type { MailMessages } from '../mail-messages.ts';

export const fr: MailMessages = {
  tag: 'fr',
  hello: 'Bonjour,',
  code: 'Si vous préférez, saisissez ce code sur la page de confirmation :',
  address: 'Si le bouton ne s’ouvre pas, copiez cette adresse dans votre navigateur :',
  validFor: (hours) => `Le lien et le code sont valables ${hours === 1 ? '1 heure' : `${hours} heures`}.`,
  signup: {
    subject: 'Confirmez votre e-mail pour COGN',
    title: 'Confirmez votre e-mail',
    lead: 'C’est un plaisir de vous accueillir. Il reste à confirmer que cet e-mail est bien le vôtre.',
    button: 'Confirmer mon e-mail',
    unasked: 'Si vous n’avez pas créé de compte COGN, vous pouvez ignorer ce message. Rien ne se passera.',
  },
  recovery: {
    code: 'Si vous préférez, saisissez ce code dans COGN, sur la page du mot de passe oublié :',
    subject: 'Créez un nouveau mot de passe COGN',
    title: 'Créez un nouveau mot de passe',
    lead: 'Nous avons reçu une demande pour changer le mot de passe de votre compte COGN.',
    button: 'Créer un nouveau mot de passe',
    unasked: 'Si ce n’était pas vous, vous pouvez ignorer ce message. Votre mot de passe reste le même.',
  },
  magiclink: {
    subject: 'Votre accès à COGN',
    title: 'Connectez-vous à COGN',
    lead: 'Voici l’accès que vous avez demandé. Aucun mot de passe n’est nécessaire.',
    button: 'Ouvrir COGN',
    unasked: 'Si ce n’était pas vous, vous pouvez ignorer ce message. Seule la personne qui le reçoit a le lien et le code.',
  },
  email_change: {
    subject: 'Confirmez votre nouvel e-mail pour COGN',
    title: 'Confirmez votre nouvel e-mail',
    lead: 'Nous avons reçu une demande pour utiliser cet e-mail avec votre compte COGN.',
    button: 'Confirmer le nouvel e-mail',
    unasked: 'Si ce n’était pas vous, vous pouvez ignorer ce message. Rien ne changera.',
  },
  email_change_current: {
    subject: 'Demande de changement d’e-mail pour COGN',
    title: 'Changement d’e-mail',
    lead: 'Nous avons reçu une demande pour changer l’e-mail de votre compte COGN. Le changement vaut seulement après confirmation dans les deux e-mails.',
    button: 'Confirmer le changement',
    unasked: 'Si ce n’était pas vous, ne confirmez pas et créez un nouveau mot de passe. Votre e-mail reste le même.',
  },
  invite: {
    subject: 'Une invitation à COGN',
    title: 'Vous avez une invitation',
    lead: 'Quelqu’un a préparé un compte COGN pour vous. Il sera prêt une fois cet e-mail confirmé.',
    button: 'Accepter l’invitation',
    unasked: 'Si vous ne voulez pas de ce compte, vous pouvez ignorer ce message. Rien ne se passera.',
  },
  reauthentication: {
    subject: 'Votre code de confirmation COGN',
    title: 'Confirmez que c’est vous',
    code: 'Pour changer votre mot de passe ou supprimer votre compte, saisissez ce code dans COGN :',
    validFor: 'Le code est valable 1 heure.',
    unasked: 'Si ce n’était pas vous, vous pouvez ignorer ce message. Votre mot de passe et votre compte restent les mêmes.',
  },
  accountExists: {
    subject: 'Vous avez déjà un compte COGN',
    title: 'Vous avez déjà un compte',
    lead: 'Quelqu’un a essayé de créer un compte COGN avec cet e-mail. Il existe déjà, donc rien n’a changé.',
    signIn: 'Ouvrir mon compte',
    newPassword: 'Si vous avez oublié votre mot de passe, créez-en un nouveau ici :',
    unasked: 'Si ce n’était pas vous, vous pouvez ignorer ce message. Cette personne n’a rien appris sur vous.',
  },
  deletion: {
    asked: {
      subject: 'Votre compte COGN sera supprimé',
      title: 'Votre compte sera supprimé',
      lead: (moment) =>
        `Nous avons reçu la demande de supprimer votre compte. Il sera supprimé avec vos données le ${moment} (UTC).`,
      keep: 'Si vous changez d’avis avant, connectez-vous à COGN et choisissez « Garder mon compte ». Tout reste à sa place.',
      unasked: 'Si ce n’était pas vous, connectez-vous, gardez le compte et changez le mot de passe.',
    },
    kept: {
      subject: 'Votre compte COGN est gardé',
      title: 'Votre compte est gardé',
      lead: 'La demande de supprimer votre compte a été annulée. Le compte et vos données restent à leur place.',
      unasked: 'Si ce n’était pas vous, connectez-vous à COGN et changez le mot de passe.',
    },
    done: {
      subject: 'Votre compte COGN a été supprimé',
      title: 'Votre compte a été supprimé',
      lead: 'Votre compte et vos données ont quitté le serveur.',
      rest: 'Les sauvegardes de la personne qui gère le serveur peuvent les garder encore un temps. Prenez soin de vous.',
    },
  },
  notices: {
    password_changed: {
      subject: 'Nouveau mot de passe pour votre compte COGN',
      title: 'Votre mot de passe a changé',
      lead: 'Votre compte COGN a un nouveau mot de passe. Si votre calendrier avait une adresse privée, elle est désactivée. Vous pouvez en créer une autre sur la page du calendrier.',
    },
    email_changed: {
      subject: 'Nouvel e-mail pour votre compte COGN',
      title: 'Votre e-mail a changé',
      lead: 'Votre compte COGN utilise désormais un autre e-mail. Celui-ci n’ouvre plus le compte.',
    },
    phone_changed: {
      subject: 'Nouveau numéro de téléphone pour votre compte COGN',
      title: 'Votre numéro de téléphone a changé',
      lead: 'Votre compte COGN a un nouveau numéro de téléphone.',
    },
    factor_added: {
      subject: 'Vérification en deux étapes pour votre compte COGN',
      title: 'Vérification en deux étapes',
      lead: 'Une application d’authentification a été ajoutée à votre compte COGN. Ses codes sont demandés à la connexion.',
    },
    factor_removed: {
      subject: 'Application de codes supprimée de votre compte COGN',
      title: 'Une application d’authentification a été supprimée',
      lead: 'Une application d’authentification a été supprimée de votre compte COGN.',
    },
    recovery_codes_made: {
      subject: 'Nouveaux codes de secours pour votre compte COGN',
      title: 'Nouveaux codes de secours',
      lead: 'De nouveaux codes de secours ont été créés pour votre compte COGN. Les anciens ne sont plus valables.',
    },
    recovery_code_used: {
      subject: 'Un code de secours de votre compte COGN a été utilisé',
      title: 'Un code de secours a été utilisé',
      lead: 'Quelqu’un s’est connecté à votre compte COGN avec un code de secours. Ce code n’est plus valable.',
    },
    recovery_codes_removed: {
      subject: 'Codes de secours supprimés de votre compte COGN',
      title: 'Les codes de secours ont été supprimés',
      lead: 'Les codes de secours de votre compte COGN ont été supprimés.',
    },
    calendar_address_made: {
      subject: 'Une nouvelle adresse de calendrier sur COGN',
      title: 'Une adresse privée du calendrier a été créée',
      lead: 'Toute personne qui a cette adresse peut lire les rendez-vous de votre compte COGN. Vous pouvez la désactiver sur la page du calendrier.',
    },
    push_device_added: {
      subject: 'Un appareil de plus reçoit les notifications de COGN',
      title: 'Un appareil de plus reçoit des notifications',
      lead: 'Votre compte COGN envoie maintenant des notifications à un appareil de plus.',
    },
  },
  noticeFacts: {
    when: (moment) => `Quand : ${moment} (UTC)`,
    device: (messages) => `Appareil : ${messages}`,
    known: 'Si c’était vous, il n’y a rien à faire.',
    unknown:
      'Si ce n’était pas vous, connectez-vous à COGN et changez le mot de passe. Cela ferme les autres accès. Si votre mot de passe ne marche pas, demandez-en un nouveau sur la page de connexion.',
    lost: 'Si ce n’était pas vous, changez le mot de passe de cette boîte mail. Écrivez ensuite à la personne qui gère votre COGN. Le contact figure dans la politique de confidentialité.',
  },
};
