import type { PolicySupplement } from '../privacy-policy.ts';

const keep = 'Garder vos notes et vous les montrer.';
const health = 'Votre consentement pour les données de santé.';
const contract = 'Exécution d’un contrat.';

const supplement: PolicySupplement = {
  dated: 'Complément du {date}',
  section: {
    heading: 'Complément : ce que nous gardons aujourd’hui',
    text: [
      'Le texte ci-dessous est du 28 septembre 2025 et reste valable. Ce complément dit ce qui est venu ensuite.',
      'Là où le texte dit « si proposé », voici ce qui existe déjà. Si les deux parlent d’une même chose, le complément prévaut.',
      'Vous remplissez seulement ce que vous voulez. Vos notes restent telles quelles, et les accords que vous avez donnés aussi.',
    ],
    data: [
      {
        name: 'Alimentation',
        what: 'Aliments, quantités, calories et nutriments, lactose et gluten. Les chiffres sont facultatifs.',
        purpose: keep,
        basis: health,
      },
      {
        name: 'Activité et fonctions exécutives',
        what: 'Type, durée et intensité de l’activité. Aussi attention, impulsivité, agitation et hyperfocus.',
        purpose: keep,
        basis: health,
      },
      {
        name: 'Médicaments',
        what: 'Nom, dose, heures, effets, ce qui a été pris et ce qui reste.',
        purpose: 'Montrer le jour et l’historique. Vous prévenir à l’heure, si vous activez l’alarme.',
        basis: health,
      },
      {
        name: 'Questionnaires',
        what: 'Vos réponses au PHQ-9 et au GAD-7, la langue, le jour et le rythme.',
        purpose: 'Garder les réponses et montrer la somme. Personne ne les lit, et rien n’est envoyé.',
        basis: health,
      },
      {
        name: 'Préparer une consultation',
        what: 'La consultation, son motif, jusqu’à trois questions, ce que vous voulez dire, les réponses et les entrées marquées.',
        purpose: 'Faire une page pour la consultation et mettre la même chose dans le rapport.',
        basis: health,
      },
      {
        name: 'Tester une idée',
        what: 'Les deux choses que vous comparez, le jour où regarder ou le changement d’un médicament. Si l’une est un suivi personnel ou une étiquette, son nom aussi. Aussi ce que vous alternez, et si vous avez suivi le plan chaque jour.',
        purpose: 'Répondre le jour choisi, d’après vos données.',
        basis: health,
      },
      {
        name: 'Cycle menstruel',
        what: 'Jours, flux, douleur, symptômes, humeur et remarques. Aussi les pauses et leur raison, si vous la dites.',
        purpose: 'Montrer les notes et estimer les prochains cycles. La fertilité n’est pas prédite.',
        basis: health,
      },
      {
        name: 'Rendez-vous',
        what: 'Date, heure, type, lieu, professionnel et remarques.',
        purpose:
          'Montrer votre calendrier. Vous prévenir avant, si vous activez l’alarme. Si vous le demandez, créer un fichier ou une adresse privée.',
        basis: health,
      },
      {
        name: 'Passeport de santé',
        what: 'Comment vous communiquez, ce qui vous surcharge et ce qui aide.',
        purpose: 'Faire une page à montrer ou à imprimer.',
        basis: health,
      },
      {
        name: 'Spiritualité et phrase du jour',
        what: 'Pratique, durée et remarques. Aussi le recueil de phrases, la tradition, et les phrases aimées ou mises de côté.',
        purpose: 'Garder les notes et montrer une phrase par jour.',
        basis: 'Votre consentement pour la spiritualité. Pour les phrases sans religion, exécution d’un contrat.',
      },
      {
        name: 'Routine, rappels et alarmes',
        what: 'Tâches, jours de faible énergie, rappels, heures et heures de silence.',
        purpose: 'Montrer votre journée et vous prévenir à l’heure.',
        basis: contract,
      },
      {
        name: 'Lectures et recettes',
        what: 'Titres, auteurs, avancement et remarques. Ingrédients et préparation.',
        purpose: keep,
        basis: contract,
      },
      {
        name: 'Cartes de communication',
        what: 'Les phrases que vous écrivez et leur ordre.',
        purpose: 'Montrer une phrase en grand, la copier ou la lire à voix haute.',
        basis: contract,
      },
      {
        name: 'Liens pour les professionnels',
        what: 'Le contenu chiffré, une empreinte de l’adresse et du code, l’échéance et qui l’a ouvert.',
        purpose: 'Remettre le contenu à qui a le lien. La clé est seulement dans le lien : nous ne pouvons pas le lire.',
        basis: 'Votre demande et votre consentement pour les données de santé.',
      },
      {
        name: 'Adresse privée du calendrier',
        what: 'Une empreinte chiffrée de l’adresse, ce qu’elle montre, la langue et le fuseau horaire.',
        purpose: 'Remettre les rendez-vous au programme que vous avez choisi.',
        basis: 'Votre demande et votre consentement pour les données de santé.',
      },
      {
        name: 'Alarmes avec l’application fermée',
        what: 'L’adresse et les clés de votre navigateur, la langue et le fuseau horaire, par appareil. Aussi la limite par jour.',
        purpose: 'Envoyer les alarmes que vous avez activées.',
        basis:
          'Votre permission dans le navigateur. Pour les médicaments et les rendez-vous, aussi votre consentement pour les données de santé.',
      },
      {
        name: 'Mes pensées',
        what: 'Ce que vous écrivez ou dictez, le jour et les autocollants.',
        purpose: keep,
        basis: health,
      },
      {
        name: 'Photos des pensées',
        what: 'Jusqu’à quatre par pensée, si vous voulez, avec votre description. L’appareil retire le lieu et les données de prise de vue avant l’envoi. Une photo supprimée est effacée du serveur sous deux jours. Si l’envoi est interrompu et que la photo n’arrive pas dans la pensée, le serveur l’efface sous 32 jours.',
        purpose: keep,
        basis: health,
      },
      {
        name: 'Photos des messages et des recettes',
        what: 'Une par message ou recette, si vous voulez. L’appareil retire le lieu et les données de prise de vue avant l’envoi. Une photo supprimée est effacée du serveur sous deux jours. Si elle a été envoyée sans être enregistrée, elle est effacée sous 32 jours.',
        purpose: keep,
        basis: 'Votre demande, en envoyant la photo.',
      },
      {
        name: 'Demandes d’aide et plan de sécurité',
        what: 'Le jour et l’heure de la demande, votre message, ses destinataires et ce que l’on sait de l’envoi. Aussi votre plan.',
        purpose: 'Prévenir les personnes choisies, quand vous le demandez, et montrer ce qui s’est passé.',
        basis:
          'Votre demande et votre consentement aux messages de crise. Pour les notes et le plan, le consentement pour les données de santé.',
      },
      {
        name: 'Paiements',
        what: 'Votre code de client chez Stripe et l’état de l’abonnement. Seul Stripe a le numéro de votre carte.',
        purpose: 'Ouvrir Premium, le renouveler ou y mettre fin.',
        basis: contract,
      },
    ],
    list: [
      'Qui a l’adresse privée voit ce qu’elle montre, sans mot de passe. Vous choisissez titres, heures, lieux et alarmes, ou les heures seules.',
      'Désactiver l’adresse vaut aussitôt. L’autre programme peut garder ce qu’il a lu.',
      'Qui a un lien pour professionnels, et le code s’il y en a un, le lit jusqu’à l’échéance. Quand vous y mettez fin, le contenu est effacé du serveur.',
      'Votre appareil garde des copies de notes, des brouillons, ce qui attend l’envoi et les heures des alarmes.',
      'À la déconnexion, les copies de notes sont effacées. Brouillons, préférences et ce qui attend l’envoi restent.',
      'Les contacts d’urgence restent sur l’appareil après la déconnexion seulement si vous le cochez.',
      'Une demande d’aide contient votre nom, si vous l’avez écrit. Votre téléphone y figure seulement si vous le cochez.',
      'Le texte de la carte dans « Aide immédiate » reste sur l’appareil. Qui utilise l’appareil peut le lire.',
      'Le navigateur garde le programme pour l’ouvrir hors ligne. Cette partie, le service worker, ne garde aucune note.',
      'Depuis le 22 novembre 2026, vous pouvez activer sur chaque appareil les alarmes avec l’application fermée. Sinon, rien n’est envoyé.',
      'Chacune passe chiffrée par le service du fabricant du navigateur. Il voit son arrivée et l’heure, pas ce qu’elle dit.',
      'Les désactiver, se déconnecter ou supprimer le compte y met fin sur cet appareil.',
      'La lecture à voix haute utilise la voix de l’appareil. Certaines voix envoient le texte à leur fabricant.',
      'Dans « Aide immédiate », appeler ou écrire ouvre le programme que vous touchez, avec le numéro et le texte.',
      'Les fichiers et les pages imprimées sont là où vous les gardez.',
      'Vous pouvez prendre une copie de tout : « Réglages », « Compte et confidentialité », « Confidentialité et données ». Vous y lirez aussi qui voit quoi.',
      'Vous y demandez aussi la suppression du compte. Elle a lieu après quelques jours où vous pouvez changer d’avis, ou aussitôt, selon le serveur.',
      'Ensuite, aucune table du serveur ne contient rien de vous, et les photos sont effacées. Les traces sur le disque et les sauvegardes durent plus, selon qui le gère.',
    ],
  },
};

export default supplement;
