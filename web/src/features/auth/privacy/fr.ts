import type { PrivacyPolicy } from './privacy-policy.ts';

const policy: PrivacyPolicy = {
  words: {
    updated: 'Dernière mise à jour : {date}',
    contents: 'Sur cette page',
    what: 'Ce que c’est',
    purpose: 'Dans quel but',
    basis: 'Base légale',
  },
  opening: [
    'COGN est un journal de connaissance de soi. Cette page dit ce qu’il garde, dans quel but, et ce que vous pouvez faire.',
    'COGN garde nom, e-mail, téléphone, informations de santé, notes d’humeur, de sommeil et d’activité.',
    'Certaines pages ne sont pas encore proposées sur tous les serveurs. Dans ce cas, le texte dit « si proposé ».',
  ],
  sections: {
    controller: {
      heading: 'Qui s’occupe de vos données',
      text: [
        'Chaque COGN tourne sur son propre serveur. La personne ou l’organisation qui le gère est responsable du traitement de vos données.',
        'Elle vous dit aussi qui est le délégué à la protection des données, s’il y en a un.',
      ],
      operator: {
        name: 'Qui gère ce serveur',
        nameUnknown: 'Le nom n’est pas encore indiqué ici.',
        contact: 'Contact',
        contactUnknown:
          'Le contact n’est pas encore indiqué ici. Demandez à la personne qui vous a donné l’adresse de ce site.',
      },
    },
    data: {
      heading: 'Ce que nous gardons, dans quel but et sur quelle base',
      text: ['Nous gardons seulement ce que vous écrivez et ce qui est nécessaire au compte.'],
      data: [
        {
          name: 'Compte',
          what: 'E-mail et mot de passe protégé. Si vous voulez : nom, téléphone, ville et région.',
          purpose: 'Créer le compte, vous reconnaître et envoyer les e-mails du compte.',
          basis: 'Exécution d’un contrat.',
        },
        {
          name: 'Santé',
          what: 'Profil de santé, humeur, poids et eau. Si proposés : sommeil, activité et autres journaux de santé.',
          purpose: 'Garder vos notes et vous les montrer.',
          basis: 'Votre consentement pour les données de santé.',
        },
        {
          name: 'Spiritualité, si proposée',
          what: 'Pratiques, croyances et remarques que vous écrivez.',
          purpose: 'Garder vos notes et vous les montrer.',
          basis: 'Votre consentement pour la spiritualité.',
        },
        {
          name: 'Photo du profil',
          what: 'Une photo, si vous voulez. Le serveur la réenregistre, sans le lieu ni les autres données de l’appareil photo.',
          purpose: 'Vous montrer la photo.',
          basis: 'Votre demande, en envoyant la photo.',
        },
        {
          name: 'Contacts d’urgence et professionnels',
          what: 'Nom et coordonnées des personnes que vous ajoutez.',
          purpose: 'Vous les montrer. Si les messages de crise sont proposés, prévenir ceux que vous avez choisis.',
          basis: 'Votre demande. Pour les messages de crise, votre consentement.',
        },
        {
          name: 'Formule',
          what: 'Si le compte est premium et jusqu’à quand.',
          purpose: 'Ouvrir les pages de votre formule.',
          basis: 'Exécution d’un contrat.',
        },
        {
          name: 'Préférences',
          what: 'Apparence, texte, sons, langue et ordre des pages.',
          purpose: 'Garder l’application à votre façon sur tous vos appareils.',
          basis: 'Exécution d’un contrat.',
        },
        {
          name: 'Consentements',
          what: 'Ce que vous avez accepté ou retiré, la version, la langue et l’heure.',
          purpose: 'Respecter votre choix et en garder la preuve.',
          basis: 'Obligation légale.',
        },
        {
          name: 'Sécurité',
          what: 'Connexions au compte : navigateur, système et heures. Aussi la clé de la vérification en deux étapes, le nombre d’essais et des journaux techniques.',
          purpose: 'Protéger votre compte et le serveur.',
          basis: 'Intérêt légitime pour la sécurité.',
        },
      ],
    },
    sensitive: {
      heading: 'Données sensibles',
      text: [
        'Santé et croyances sont des données sensibles. Chaque consentement est donc séparé, facultatif et non coché au départ.',
        'Vous pouvez retirer un consentement quand vous voulez. Ce qui a été fait avant reste valable.',
        'Le retrait n’efface pas les notes. Vous pouvez aussi les effacer.',
        'Aucun programme ne prend de décision sur vous. COGN ne pose aucun diagnostic.',
      ],
    },
    others: {
      heading: 'Données d’autres personnes',
      text: [
        'Les contacts que vous écrivez sont des données d’autres personnes. Si possible, prévenez-les.',
        'Si les messages de crise sont proposés, nous vous montrerons ce qui est envoyé.',
      ],
    },
    recipients: {
      heading: 'Qui d’autre reçoit des données',
      text: [
        'Nous ne vendons aucune donnée. Il n’y a ni publicité, ni traceur, ni appel à d’autres sites.',
        'Les autres comptes ne voient ni vos notes ni votre photo. L’administration gère les comptes et ne montre aucun journal.',
        'La personne qui gère le serveur a un accès technique à la machine et doit garder le secret.',
      ],
      list: [
        'Le service d’e-mail du serveur reçoit votre adresse pour remettre les messages du compte.',
        'Si le serveur envoie des SMS, le prestataire reçoit votre téléphone et le texte avec le code.',
        'Si des paiements sont proposés, le prestataire ne reçoit que le nécessaire.',
        'La photo est sur le disque du serveur ou dans un stockage choisi par la personne qui le gère.',
        'Le pays du serveur dépend de la personne qui le gère. Vous pouvez lui demander.',
      ],
    },
    device: {
      heading: 'Sur votre appareil',
      text: [
        'Le navigateur garde votre session, vos préférences, vos brouillons et une copie de notes. Le journal marche ainsi hors ligne.',
        'Un cookie au code aléatoire montre que votre compte a déjà servi ici. Il sert seulement à ce que des inconnus ne bloquent pas votre accès.',
        'Sur l’appareil d’une autre personne, déconnectez-vous et effacez les données du site à la fin.',
      ],
    },
    retention: {
      heading: 'Combien de temps',
      text: [
        'Les notes sont gardées jusqu’à ce que vous les effaciez ou que le compte soit supprimé.',
        'Une photo supprimée ou remplacée quitte le serveur aussitôt.',
        'La loi peut demander de garder certaines preuves plus longtemps, comme celles du consentement.',
        'Les sauvegardes suivent la durée fixée par la personne qui gère le serveur.',
      ],
    },
    rights: {
      heading: 'Vos droits et comment les utiliser',
      text: ['Ces droits valent pour tout le monde, sans frais, aussi avec la formule gratuite.'],
      list: [
        'Voir et corriger : ouvrez la page de la note et modifiez-la.',
        'Effacer : supprimez la note sur sa propre page, ou la photo dans le profil.',
        'Retirer un consentement : ouvrez « Réglages », puis « Confidentialité et données ».',
        'Voir et fermer des accès : ouvrez « Réglages », puis « Appareils connectés ».',
        'Emporter une copie ou supprimer le compte : demandez à la personne qui gère le serveur.',
        'Savoir qui a reçu vos données, refuser un usage ou le limiter : demandez à la personne qui gère le serveur.',
      ],
    },
    complaint: {
      heading: 'Où faire une réclamation',
      text: [
        'Au Brésil, vous pouvez saisir l’autorité nationale de protection des données (ANPD).',
        'Ailleurs, saisissez l’autorité nationale de protection des données, comme la CNIL en France.',
      ],
    },
    minors: {
      heading: 'Enfants et adolescents',
      text: [
        'COGN est pensé pour les adultes.',
        'Les mineurs utilisent COGN avec l’accord et le soutien d’un parent ou tuteur.',
      ],
    },
    security: {
      heading: 'Sécurité',
      text: [
        'La base de données donne à chaque compte ses propres notes seulement.',
        'Le mot de passe est gardé sous une forme que personne ne peut relire.',
        'La connexion sécurisée et les sauvegardes dépendent de la personne qui gère le serveur.',
        'Après un incident grave, la personne qui gère le serveur vous prévient, ainsi que l’autorité. Au Brésil, sous trois jours ouvrés.',
      ],
    },
    dictation: {
      heading: 'Dictée vocale',
      text: [
        'Si elle est proposée, la dictée utilise la reconnaissance vocale du navigateur. Certains navigateurs envoient le son à leur fabricant.',
        'La dictée est facultative. Écrire marche toujours.',
      ],
    },
    changes: {
      heading: 'Changements de ce texte',
      text: [
        'Quand le texte change, la date en haut change aussi. Si un nouvel accord est nécessaire, nous demanderons avant.',
      ],
    },
  },
};

export default policy;
