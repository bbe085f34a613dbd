import type { Translated } from '#core/messages/translated.ts';
import type calendarImport from './pt.ts';

export default {
  heading: 'Importer des rendez-vous d’un fichier',
  intro:
    'Choisissez un fichier .ics de Google, d’Apple ou d’Outlook. Nom, heure, lieu, remarques, répétition et alarme suivent. Vous voyez d’abord ce qui arrive.',
  choose: 'Choisir un fichier .ics',
  unnamed: 'Rendez-vous sans nom',
  fault: {
    notCalendar: 'Ce fichier n’est pas un calendrier. Choisissez-en un qui se termine par .ics.',
    tooLarge:
      'Ce fichier est trop grand : 5 Mo et 2 000 événements au plus. Dans l’autre calendrier, enregistrez une période plus courte.',
    unreadable: 'Le fichier n’a pas pu être lu. Choisissez-le à nouveau.',
  },
  found:
    '{count, plural, =0 {Aucun nouveau rendez-vous dans ce fichier.} one {# nouveau rendez-vous dans ce fichier.} other {# nouveaux rendez-vous dans ce fichier.}}',
  already: '{count, plural, one {# est déjà dans votre calendrier.} other {# sont déjà dans votre calendrier.}}',
  more: '{count, plural, one {et # de plus} other {et # de plus}}',
  rule: '{count, plural, one {# se répète d’une façon que COGN n’a pas, et n’est pas importé :} other {# se répètent d’une façon que COGN n’a pas, et ne sont pas importés :}}',
  days: '{count, plural, one {# dure plusieurs jours et se répète, ou dépasse un an. Il n’est pas importé :} other {# durent plusieurs jours et se répètent, ou dépassent un an. Ils ne sont pas importés :}}',
  past: '{count, plural, one {# est à un jour passé et n’est pas repris. Les jours passés font partie de Premium :} other {# sont à des jours passés et ne sont pas repris. Les jours passés font partie de Premium :}}',
  cancelled:
    '{count, plural, one {# a été annulé dans l’autre calendrier, et n’est pas importé :} other {# ont été annulés dans l’autre calendrier, et ne sont pas importés :}}',
  unreadable:
    '{count, plural, one {# n’a pas de jour lisible, et n’est pas importé :} other {# n’ont pas de jour lisible, et ne sont pas importés :}}',
  alert:
    '{count, plural, one {# a une alarme que COGN n’a pas. Il arrive sans cette alarme :} other {# ont une alarme que COGN n’a pas. Ils arrivent sans cette alarme :}}',
  shortened:
    '{count, plural, one {# a un texte trop long. Seul le début arrive :} other {# ont un texte trop long. Seul le début arrive :}}',
  zone: '{count, plural, one {# a peut-être l’heure d’un autre fuseau. L’heure reste celle du fichier :} other {# ont peut-être l’heure d’un autre fuseau. L’heure reste celle du fichier :}}',
  begins:
    '{count, plural, one {# se répète depuis avant aujourd’hui. Les jours passés font partie de Premium, il est donc ajouté à partir de la prochaine fois :} other {# se répètent depuis avant aujourd’hui. Les jours passés font partie de Premium, ils sont donc ajoutés à partir de la prochaine fois :}}',
  add: '{count, plural, one {Ajouter # rendez-vous} other {Ajouter # rendez-vous}}',
  leave: 'Fermer sans ajouter',
  added: '{count, plural, =0 {Aucun rendez-vous ajouté} one {# rendez-vous ajouté} other {# rendez-vous ajoutés}}',
  refused: '{count, plural, one {Le serveur n’en a pas accepté #.} other {Le serveur n’en a pas accepté #.}}',
  connection: 'Le serveur n’a pas répondu. Réessayez avec une connexion.',
  later: 'Beaucoup de notes ont été envoyées d’un coup. Ajoutez le reste dans une heure.',
  undone: 'Rendez-vous du fichier supprimés',
  notUndone: 'Tous n’ont pas encore pu être supprimés',
} satisfies Translated<typeof calendarImport>;
