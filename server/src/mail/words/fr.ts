import type { MailWords } from '../mail-words.ts';

export const fr: MailWords = {
  tag: 'fr',
  hello: 'Bonjour,',
  code: 'Si vous préférez, saisissez ce code sur la page de confirmation :',
  address: 'Si le bouton ne s’ouvre pas, copiez cette adresse dans votre navigateur :',
  validFor: (hours) => `Le lien et le code sont valables ${hours === 1 ? '1 heure' : `${hours} heures`}.`,
  signup: {
    subject: 'Confirmez votre e-mail pour COGN',
    title: 'Confirmez votre e-mail',
    lead: 'Nous sommes heureux de vous accueillir. Il reste à confirmer que cet e-mail est bien le vôtre.',
    button: 'Confirmer mon e-mail',
    unasked: 'Si vous n’avez pas créé de compte COGN, vous pouvez ignorer ce message. Rien ne se passera.',
  },
  recovery: {
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
    unasked: 'Si ce n’était pas vous, vous pouvez ignorer ce message. Personne n’entre sans lui.',
  },
  accountExists: {
    subject: 'Vous avez déjà un compte COGN',
    title: 'Vous avez déjà un compte',
    lead: 'Quelqu’un a essayé de créer un compte COGN avec cet e-mail. Il existe déjà, donc rien n’a changé.',
    signIn: 'Ouvrir mon compte',
    newPassword: 'Si vous avez oublié votre mot de passe, créez-en un nouveau ici :',
    unasked: 'Si ce n’était pas vous, vous pouvez ignorer ce message. Cette personne n’a rien appris sur vous.',
  },
};
