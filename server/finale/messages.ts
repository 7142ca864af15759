/**
 * Messages of the finale: one attacker, five attempts. Each round has two messages, one of which is drawn when the round opens, so that a
 * room cannot know the truth by the number of the round.
 */
import type { FinaleMessage } from '#schemas/finale.ts';

export interface JudgedMessage {
  /** Identifies the message in the stored round. */
  readonly key: string;
  readonly genuine: boolean;
  readonly message: FinaleMessage;
  /** Explanation, sent once the round is closed. */
  readonly because: string;
}

/** The messages of each round: a genuine one and a trap. */
export const ROUNDS: readonly (readonly [genuine: JudgedMessage, trap: JudgedMessage])[] = [
  [
    {
      key: 'maintenance',
      genuine: true,
      message: {
        channel: 'mail',
        from: 'Assistance <aide@brevelle.example>',
        text: 'Maintenance de la messagerie jeudi, de 20 h à 21 h. Vous n’avez rien à faire : vos messages attendront.',
        context: 'L’entreprise écrit depuis brevelle.example.',
      },
      because: 'L’adresse est celle de l’entreprise, et le message ne réclame rien : ni lien, ni code, ni urgence.',
    },
    {
      key: 'mailbox',
      genuine: false,
      message: {
        channel: 'mail',
        from: 'Assistance <aide@brevelle-mail.example>',
        text: 'Votre boîte ferme ce soir à 18 h. Pour la garder, confirmez votre mot de passe sur brevelle-mail.example.',
        context: 'L’entreprise écrit depuis brevelle.example.',
      },
      because:
        'brevelle-mail.example n’est pas brevelle.example : c’est un autre domaine. Et l’assistance ne demande jamais un mot de passe.',
    },
  ],
  [
    {
      key: 'sign-in-code',
      genuine: true,
      message: {
        channel: 'sms',
        from: 'Intranet',
        text: 'Votre code de connexion : 482 915. Ne le donnez à personne, pas même à l’assistance.',
        context: 'Vous venez d’ouvrir la page de connexion de l’intranet.',
      },
      because: 'Il répond à votre geste. Ce code se saisit sur la page que vous avez ouverte vous-même, et nulle part ailleurs.',
    },
    {
      key: 'parcel',
      genuine: false,
      message: {
        channel: 'sms',
        from: '06 39 98 12 34',
        text: 'Colis retenu en douane : 1,99 € à régler avant ce soir sur livraison-quai.example.',
        context: 'Vous attendez un colis, comme beaucoup de monde.',
      },
      because:
        'Une petite somme, un délai, un lien : c’est votre carte qui est visée. Le suivi se consulte sur le site du transporteur, à l’adresse que vous tapez.',
    },
  ],
  [
    {
      key: 'printer',
      genuine: true,
      message: {
        channel: 'call',
        from: 'Malik, du support',
        text: 'C’est pour votre demande de ce matin, l’imprimante. Je passe à 15 h : laissez-la allumée, je m’occupe du reste.',
        context: 'Vous avez signalé l’imprimante ce matin.',
      },
      because: 'Il répond à votre demande, et ne réclame ni code, ni accès, ni paiement.',
    },
    {
      key: 'code-by-phone',
      genuine: false,
      message: {
        channel: 'call',
        from: 'Malik, du support',
        text: 'Une alerte sur votre poste ! Lisez-moi le code que vous venez de recevoir, et je bloque l’intrusion.',
        context: 'Un code de connexion vient d’arriver sur votre téléphone.',
      },
      because:
        'Qui réclame ce code se connecte à votre place. Un code ne se lit à personne : raccrochez, puis rappelez le support à son numéro habituel.',
    },
  ],
  [
    {
      key: 'checked-account',
      genuine: true,
      message: {
        channel: 'mail',
        from: 'Comptabilité <comptabilite@brevelle.example>',
        text: 'Le nouveau RIB du fournisseur est enregistré : nous avons rappelé le numéro de sa fiche, et deux personnes ont signé. Pour information.',
        context: 'Ce fournisseur a changé de banque.',
      },
      because: 'La vérification est faite, par un autre canal et à deux. Rien ne vous est demandé.',
    },
    {
      key: 'new-account',
      genuine: false,
      message: {
        channel: 'mail',
        from: 'Votre fournisseur, dans le fil habituel',
        text: 'Notre banque change : réglez la facture de vendredi sur ce nouveau RIB. Inutile d’appeler, notre standard est en panne.',
        context: 'Ce fournisseur vous écrit depuis des années.',
      },
      because:
        'Une messagerie piratée écrit dans le vrai fil. Un RIB qui change se vérifie au numéro de la fiche, et qui dit de ne pas appeler demande de ne pas vérifier.',
    },
  ],
  [
    {
      key: 'director-waits',
      genuine: true,
      message: {
        channel: 'voice',
        from: 'La directrice',
        text: 'Je suis dans le train. Le virement attendra lundi : suivez la procédure, avec les deux signatures. Un doute ? Rappelez-moi à mon numéro.',
        context: 'C’est bien sa voix, à ce qu’il semble.',
      },
      because: 'Elle ne presse pas, renvoie à la procédure et invite à rappeler : tout ce qu’une fraude évite.',
    },
    {
      key: 'director-hurries',
      genuine: false,
      message: {
        channel: 'voice',
        from: 'La directrice',
        text: 'Je suis dans le train, impossible de me rappeler. Faites partir le virement tout de suite, et n’en parlez à personne.',
        context: 'C’est bien sa voix, à ce qu’il semble.',
      },
      because:
        'Une voix s’imite à partir de quelques secondes d’enregistrement. Urgence, secret, aucun rappel possible : on s’arrête, et on rappelle au numéro connu.',
    },
  ],
];

/** Closing lesson for the room. */
export const COMMITMENT =
  'Dès demain : un message presse, réclame un code ou change un paiement ? Je m’arrête, et je rappelle par un moyen que j’avais déjà.';

/** Maximum number of genuine messages, or of traps, among the five: a room that always answers the same is never right throughout. */
const MAX_ALIKE = 3;

/** Draws the message of the next round. @param before messages of the earlier rounds @param random a number from 0 to 1 */
export function drawMessage(before: readonly JudgedMessage[], random: () => number): JudgedMessage | undefined {
  const round = ROUNDS[before.length];
  const allowed = round?.filter(({ genuine }) => before.filter((one) => one.genuine === genuine).length < MAX_ALIKE) ?? [];
  return allowed[Math.floor(random() * allowed.length)];
}

/** The message of a stored key; undefined for an unknown key. */
export function messageOf(key: string): JudgedMessage | undefined {
  return ROUNDS.flat().find((one) => one.key === key);
}
