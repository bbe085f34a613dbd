import type { Translated } from '#core/messages/translated.ts';
import type importWords from './pt.ts';

export default {
  intro: 'Reprenez un fichier de données de COGN (JSON ou ZIP), ou le tableau (CSV) que Daylio exporte.',
  safe: 'Vous voyez d’abord un aperçu. Rien n’est écrit avant votre confirmation.',
  choose: 'Choisir un fichier',
  another: 'Choisir un autre fichier',
  reading: 'Lecture du fichier',
  faultTitle: 'Rien n’a été importé',
  fault: {
    notJson: 'Ce fichier ne contient pas de données que COGN sache lire.',
    notOurs: 'Ce fichier n’a pas été créé par COGN.',
    newer: 'Ce fichier vient d’une version plus récente de COGN. Rechargez la page et réessayez.',
    damaged: 'Des parties de ce fichier sont abîmées. Si vous avez une autre copie, essayez-la.',
    tooLarge: 'Ce fichier est trop grand pour être lu sur cet appareil.',
    unreachable: 'Pas de connexion au serveur. Quand elle reviendra, choisissez de nouveau le fichier.',
    failed: 'Le serveur n’a pas pu répondre. Réessayez dans un instant.',
  },
  preview: 'Aperçu de {name}',
  count: {
    added: '{count, plural, one {# nouvelle} many {# nouvelles} other {# nouvelles}}',
    filled: 'complète ce qui est vide',
    same: '{count, plural, one {# est déjà ici} many {# sont déjà ici} other {# sont déjà ici}}',
    differing:
      '{count, plural, one {# diffère de ce qui est ici} many {# diffèrent de ce qui est ici} other {# diffèrent de ce qui est ici}}',
    premium:
      '{count, plural, one {# reste dans le fichier : partie de Premium} many {# restent dans le fichier : partie de Premium} other {# restent dans le fichier : partie de Premium}}',
    pastAppointment:
      '{count, plural, one {# reste dans le fichier : jour passé, partie de Premium} many {# restent dans le fichier : jours passés, partie de Premium} other {# restent dans le fichier : jours passés, partie de Premium}}',
    agreement:
      '{count, plural, one {# reste dans le fichier : il faut votre accord} many {# restent dans le fichier : il faut votre accord} other {# restent dans le fichier : il faut votre accord}}',
    unreadable:
      '{count, plural, one {# ne peut pas être lue} many {# ne peuvent pas être lues} other {# ne peuvent pas être lues}}',
  },
  firstOf: 'Voir les premières : {what}',
  here: 'Ici',
  inFile: 'Dans le fichier',
  otherwise: 'Quand le fichier dit autre chose',
  keepMine: 'Garder ce qui est ici',
  takeFile: 'Prendre ce que dit le fichier',
  waits: 'Ce qui reste dans le fichier y demeure. Importez-le de nouveau quand vous pourrez.',
  allow: 'Vos accords se trouvent dans « Ce que vous autorisez ».',
  unknown: 'Inconnu de COGN et laissé de côté : {names}.',
  more: '{names} et {count} de plus',
  leftOut: 'Les accords, les appareils et les alertes envoyées appartiennent au compte et sont laissés de côté.',
  skipped:
    '{count, plural, one {# note du fichier est laissée de côté, car son humeur ne devient aucune de celles d’ici.} many {# notes du fichier sont laissées de côté, car leur humeur ne devient aucune de celles d’ici.} other {# notes du fichier sont laissées de côté, car leur humeur ne devient aucune de celles d’ici.}}',
  photoAdded: 'La photo du profil est reprise aussi.',
  photoKept: 'La photo du profil qui est ici reste.',
  photoTaken: 'La photo du profil a été ajoutée.',
  photoRefused: 'La photo n’a pas été acceptée. Vous pouvez la choisir dans « Profil ».',
  nothing: 'Il n’y a rien de nouveau à importer dans ce fichier.',
  start: 'Importer',
  cancel: 'Annuler',
  running: 'Importation : {percent}',
  stop: 'Arrêter',
  end: {
    whole: 'Importation terminée',
    cancelled: 'Importation arrêtée',
    paused: 'Le serveur a demandé une pause',
    cut: 'La connexion s’est coupée',
  },
  added: '{count, plural, one {# note ajoutée.} many {# notes ajoutées.} other {# notes ajoutées.}}',
  changed: '{count, plural, one {# note modifiée.} many {# notes modifiées.} other {# notes modifiées.}}',
  rest: 'Ce qui est entré est enregistré. Pour le reste, importez de nouveau le même fichier.',
  restLater: 'Ce qui est entré est enregistré. Pour le reste, importez de nouveau ce fichier dans une heure.',
  refused:
    '{count, plural, one {# note n’a pas été acceptée :} many {# notes n’ont pas été acceptées :} other {# notes n’ont pas été acceptées :}}',
  why: {
    notAllowed: 'pas possible pour votre compte',
    noConsent: 'il faut votre accord',
    retroactive: 'rendez-vous un jour passé',
    notYet: 'jour qui n’est pas encore arrivé',
    gone: 'n’existe plus',
    invalid: 'une valeur n’a pas été acceptée',
    duplicate: 'la même existe déjà',
    tooLarge: 'le texte est trop long',
    full: 'le compte garde déjà le maximum de notes',
    other: 'une autre raison',
  },
  saveRefused: 'Télécharger celles qui ne sont pas entrées',
  past: 'Importations qui peuvent être annulées',
  pastHint: 'Sur cet appareil seulement, et jusqu’à ce que vous vous déconnectiez.',
  undo: 'Annuler l’importation',
  undoOf: 'Annuler : {name}, {time}',
  undoTitle: 'Annuler cette importation ?',
  undoText:
    'Tout ce qu’elle a ajouté s’en va, même ce que vous avez modifié depuis. Ce qu’elle a modifié redevient comme avant.',
  undoing: 'Annulation : {percent}',
  undone: 'Importation annulée',
  removed: '{count, plural, one {# note supprimée.} many {# notes supprimées.} other {# notes supprimées.}}',
  restored:
    '{count, plural, one {# note est comme avant.} many {# notes sont comme avant.} other {# notes sont comme avant.}}',
  notRestored:
    '{count, plural, one {# note n’a pas pu être remise comme avant.} many {# notes n’ont pas pu être remises comme avant.} other {# notes n’ont pas pu être remises comme avant.}}',
  undoCut: 'La connexion s’est coupée. Appuyez de nouveau sur « Annuler l’importation » pour continuer.',
} satisfies Translated<typeof importWords>;
