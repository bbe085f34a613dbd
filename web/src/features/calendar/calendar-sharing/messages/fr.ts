import type { Translated } from '#core/messages/translated.ts';
import type calendarSharing from './pt.ts';

export default {
  files: 'Un fichier',
  filesText: 'Un autre calendrier ouvre ce fichier. Il contient aussi le professionnel et les notes.',
  from: 'Du',
  to: 'Au',
  found:
    '{count, plural, =0 {Aucun rendez-vous ces jours-là.} one {# rendez-vous ces jours-là.} other {# rendez-vous ces jours-là.}}',
  savePeriod: 'Télécharger ces jours',
  saveAll: '{count, plural, one {Télécharger le seul rendez-vous} other {Tout télécharger : #}}',
  address: 'Une adresse privée',
  addressText: 'Un autre calendrier lit seul cette adresse et suit les changements. Elle commence 90 jours en arrière.',
  ends: 'Elle cesse de fonctionner si vous changez de mot de passe ou fermez tous les autres accès.',
  whoReads:
    'Toute personne qui a l’adresse voit ce qu’elle montre, sans mot de passe. Le service de l’autre calendrier aussi.',
  shows: 'L’adresse montre',
  titles: 'Le nom, l’heure, le lieu et l’alarme',
  busy: 'Seulement que quelque chose est prévu',
  never: 'Le professionnel, les notes et le type n’apparaissent jamais.',
  newAddress: 'Votre adresse',
  once: 'Copiez-la maintenant : elle n’apparaît que cette fois. Plus tard, si besoin, créez-en une autre.',
  copy: 'Copier l’adresse',
  copied: 'Adresse copiée',
  copyFailed: 'La copie n’a pas pu se faire. Sélectionnez l’adresse et copiez-la.',
  since: 'Une adresse est active depuis le {date}.',
  make: 'Créer l’adresse',
  renew: 'Créer une autre adresse',
  end: 'Désactiver l’adresse',
  renewTitle: 'Créer une autre adresse ?',
  endTitle: 'Désactiver l’adresse ?',
  endText: 'L’adresse actuelle cesse aussitôt de fonctionner. L’autre calendrier peut garder ce qu’il a déjà lu.',
  keep: 'Garder l’adresse',
  failed: 'L’adresse n’a pas pu être changée',
  failedText: 'Elle reste comme avant. Réessayez avec une connexion.',
  ended: 'Adresse désactivée',
  changed: 'L’adresse montre autre chose maintenant',
} satisfies Translated<typeof calendarSharing>;
