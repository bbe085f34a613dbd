import type { Translated } from './translated.ts';
import type core from './pt.ts';

export default {
  actions: {
    edit: 'Modifier',
    remove: 'Supprimer',
    undo: 'Annuler',
    cancel: 'Annuler',
    retry: 'Réessayer',
    retryAt: 'L’application réessaie à {time}.',
  },
  part: {
    opening: 'Ouverture',
    failedTitle: 'Cette partie ne s’est pas ouverte',
    failedText: 'Réessayez dans un instant. Sans connexion, elle s’ouvrira quand la connexion reviendra.',
  },
  saving: {
    saved: 'Enregistré',
    'on-device': 'Enregistré sur cet appareil',
    refused: 'Non enregistré',
    bothVersions: 'Voir les deux versions',
  },
  notKept: {
    full: 'Non enregistré : cet appareil n’a plus de place. Votre texte est toujours là.',
    noStorage: 'Non enregistré : ce navigateur ne peut pas garder de données en ce moment. Votre texte est toujours là.',
    signedOut: 'Non enregistré : votre session est terminée. Reconnectez-vous ; votre texte est toujours là.',
  },
  refused: {
    notAllowed: 'Votre compte ne permet pas d’enregistrer ceci pour l’instant. La note reste sur cet appareil.',
    noConsent: 'Il manque votre accord, dans « Confidentialité et données ». La note reste sur cet appareil.',
    retroactive: 'Les rendez-vous sur des jours passés font partie de Premium. Celui-ci reste sur cet appareil.',
    notYet: 'Ce jour n’est pas encore arrivé.',
    gone: 'Cette note n’existe plus. Elle a été supprimée ailleurs.',
    conflict: 'Cette note a aussi été modifiée ailleurs. Les deux versions sont gardées et vous choisissez laquelle reste.',
    invalid: 'Une des valeurs n’a pas été acceptée. Modifiez la note pour l’ajuster.',
    duplicate: 'La même note existe déjà.',
    tooLarge: 'Le texte est trop long. Modifiez la note pour le raccourcir.',
    full: 'Votre compte garde déjà le maximum de notes. Celle-ci reste sur cet appareil.',
    other: 'Le serveur n’a pas accepté cette note.',
  },
  errors: {
    loadingProfile: 'Erreur lors du chargement du profil.',
    savingProfile: 'Erreur lors de l’enregistrement du profil.',
    loadingEntries: 'Erreur lors du chargement des notes.',
    savingEntry: 'Erreur lors de l’enregistrement de la note.',
    removingEntry: 'Erreur lors du retrait de la note.',
  },
  fields: {
    required: 'Remplissez ce champ.',
    notANumber: 'Écrivez un nombre.',
    tooLow: 'Écrivez un nombre à partir de {min}.',
    tooHigh: 'Écrivez un nombre jusqu’à {max}.',
    tooLong: 'Le texte est trop long. Il peut avoir jusqu’à {max} caractères.',
  },
} satisfies Translated<typeof core>;
