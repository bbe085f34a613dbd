import type { Translated } from '#core/messages/translated.ts';
import type core from './pt.ts';

export default {
  actions: {
    add: 'Ajouter',
    edit: 'Modifier',
    remove: 'Retirer',
    undo: 'Rétablir',
    cancel: 'Annuler',
    save: 'Enregistrer',
    close: 'Fermer',
    retry: 'Réessayer',
    copy: 'Copier',
    discard: 'Abandonner',
  },
  saving: {
    saved: 'Enregistré',
    'on-device': 'Enregistré sur cet appareil',
    refused: 'Non enregistré',
  },
  notKept: {
    full: 'Non enregistré : cet appareil n’a plus de place. Votre texte est toujours là.',
    noStorage: 'Non enregistré : ce navigateur ne permet pas de garder des données. Votre texte est toujours là.',
    signedOut: 'Non enregistré : votre session est terminée. Reconnectez-vous ; votre texte est toujours là.',
  },
  refused: {
    notAllowed: 'Votre compte ne permet pas d’enregistrer ceci pour l’instant. La saisie reste sur cet appareil.',
    gone: 'Cette saisie n’existe plus. Elle a été retirée ailleurs.',
    invalid: 'Une des valeurs n’a pas été acceptée. Modifiez la saisie pour l’ajuster.',
    duplicate: 'La même saisie existe déjà.',
    tooLarge: 'Le texte est trop volumineux. Modifiez la saisie pour le raccourcir.',
    other: 'Le serveur n’a pas accepté cette saisie.',
  },
  errors: {
    loadingProfile: 'Erreur lors du chargement du profil.',
    savingProfile: 'Erreur lors de l’enregistrement du profil.',
    loadingEntries: 'Erreur lors du chargement des saisies.',
    savingEntry: 'Erreur lors de l’enregistrement de la saisie.',
    removingEntry: 'Erreur lors du retrait de la saisie.',
    loggingOut: 'La déconnexion n’a pas abouti.',
    unknown: 'Quelque chose n’a pas fonctionné.',
  },
  fields: {
    required: 'Remplissez ce champ.',
    notANumber: 'Saisissez un nombre.',
    tooLow: 'Saisissez un nombre à partir de {min}.',
    tooHigh: 'Saisissez un nombre jusqu’à {max}.',
    tooLong: 'Le texte est trop long. Il peut avoir jusqu’à {max} caractères.',
    notADate: 'Saisissez une date qui existe.',
  },
} satisfies Translated<typeof core>;
