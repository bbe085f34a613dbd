import type { Translated } from '#core/messages/translated.ts';
import type push from './pt.ts';

export default {
  title: 'Avec l’application fermée',
  label: 'Prévenir aussi avec l’application fermée',
  why: 'Valable sur cet appareil seulement. Le navigateur vous demandera si COGN peut afficher des notifications.',
  passes:
    'L’alarme passe, chiffrée, par le service du fabricant du navigateur. Ce service voit qu’elle est arrivée et quand, pas ce qu’elle dit.',
  lockScreen:
    'Sur l’écran verrouillé, qui voit l’appareil peut lire le médicament, le rappel ou le rendez-vous. Avec l’alarme discrète, on ne voit que l’heure.',
  turning: 'Un instant…',
  states: {
    on: 'Activé. Les alarmes arrivent sur cet appareil même avec l’application fermée.',
    off: 'Désactivé. Sur cet appareil, les alarmes sonnent seulement quand l’application est ouverte.',
    denied:
      'Les notifications de COGN sont bloquées dans ce navigateur. Les alarmes sonnent seulement quand l’application est ouverte.',
    impossible:
      'Ce navigateur ne reçoit pas les alarmes avec l’application fermée. Elles sonnent seulement quand elle est ouverte.',
    noWorker:
      'Ce serveur ne garde pas l’application sur l’appareil, ce qui est nécessaire. Les alarmes sonnent seulement quand elle est ouverte.',
  },
  how: {
    denied:
      'Si vous voulez, autorisez les notifications de ce site dans les réglages du navigateur. Puis revenez l’activer ici.',
    impossible:
      'Sur iPhone et iPad, ajoutez COGN à l’écran d’accueil et ouvrez-le de là. Il sera alors possible de l’activer.',
  },
  failures: {
    dismissed: 'Le navigateur n’a pas donné l’autorisation. Rien n’a changé.',
    unreachable: 'Le serveur n’a pas répondu. Rien n’a changé. Réessayez quand la connexion sera revenue.',
    noServer: 'Ce serveur n’envoie pas d’alarmes à ce navigateur quand l’application est fermée. Rien n’a changé.',
    notKept: 'L’application n’est pas encore gardée sur cet appareil. Rien n’a changé. Réessayez dans un moment.',
    failed: 'Le navigateur n’a pas pu l’activer pour l’instant. Rien n’a changé, et vous pouvez réessayer.',
  },
  file: 'Si vous voulez, emportez les horaires dans l’agenda de l’appareil. Il prévient même quand COGN est fermé.',
} satisfies Translated<typeof push>;
