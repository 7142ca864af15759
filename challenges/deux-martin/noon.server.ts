/** The mail that was sent at noon, or scheduled: its content, its position, and the right reaction. */
import type { Variant } from '#engine/authoring/server';
import { frenchSpaces } from '#engine/authoring/toolbox';
import type { Gesture, MartinReveal, NoonOutcome } from './artifacts.ts';
import type { DrawnAnswer } from './places.server.ts';
import { PRACTICE_NOON } from './practice.server.ts';

/**
 * Who is to be told: the data protection officer and the security officer (`dpo`), the latter alone (`house`), or nobody (`nobody`),
 * because nothing was sent.
 */
type Tell = 'dpo' | 'house' | 'nobody';

/** Position of a mail to the wrong namesake: at a colleague's, outside of the company, or still in the outbox. */
type Mail = 'inside' | 'outside' | 'outbox';

/** An incident other than a mail to the wrong namesake. */
export interface Mishap {
  told(data: string): string;
  /** The options; the first is right. */
  readonly gestures: readonly Gesture[];
  readonly why: string;
  /** Outcome of each option, by its value. */
  readonly outcomes: Readonly<Record<string, string>>;
  /** Set if the incident shows people's addresses to one another: these are personal data, whatever else was sent. */
  readonly people?: true;
}

/** The sentences about the mail of noon, and the labels of the options. */
export interface NoonWording {
  /** Kinds of data that are about people (`personal`) or about the company only (`business`). */
  readonly personal: readonly string[];
  readonly business: readonly string[];
  readonly tell: Readonly<Record<Tell | 'later', string>>;
  sent(data: string, somebody: string): string;
  waiting(data: string, somebody: string): string;
  /** The four gestures, the same for a mail in each position. */
  readonly mail: Readonly<Record<'recall' | 'ask' | 'cancel' | 'erase', string>>;
  readonly others: readonly Mishap[];
}

const SEAT_NOON: NoonWording = {
  personal: [
    'les absences de l’équipe de nuit',
    'les allergies des enfants inscrits',
    'les RIB de douze saisonniers',
    'les adresses personnelles des grutiers',
  ],
  business: [
    'les tarifs d’amarrage de 2027',
    'le devis du nouveau ponton',
    'les réglages du portique 3',
    'le plan du chantier nord',
  ],
  tell: {
    dpo: 'Maintenant, à la déléguée à la protection des données et à Fatou Diarra.',
    house: 'Maintenant, à Fatou Diarra seule : aucune donnée de personne n’est en jeu.',
    nobody: 'À personne : il n’a pas quitté ma boîte, il suffit de l’arrêter.',
    later: 'Lundi, à la déléguée et à Fatou Diarra, quand je saurai qui l’a ouvert.',
  },
  sent: (data, somebody) => `À 12 h 04, un tableau avec ${data} est parti de votre boîte à ${somebody}, par erreur.`,
  waiting: (data, somebody) =>
    `À 12 h 04, vous avez programmé pour 17 h, par erreur, un envoi à ${somebody} : un tableau avec ${data}. Il attend dans la boîte d’envoi.`,
  mail: {
    recall: 'Je le rappelle depuis la messagerie de l’entreprise, et je garde l’avis de rappel.',
    ask: 'J’écris à cette seule adresse : ne pas lire, supprimer, me le confirmer. Je garde mon envoi.',
    cancel: 'Je l’arrête dans la boîte d’envoi, puis je corrige l’adresse.',
    erase: 'J’efface mon envoi, et j’écris au bon Martin sans parler du premier.',
  },
  others: [
    {
      told: (data) => `À 12 h 04, un lien vers ${data} est parti de votre boîte, ouvert par erreur à toute personne.`,
      gestures: [
        { value: 'close', label: 'Je ferme le lien, je note l’heure, et je garde le journal des accès.' },
        { value: 'erase', label: 'J’efface le dossier : plus de lien, plus de trace.' },
        { value: 'wait', label: 'Je le laisse jusqu’à ce soir, pour voir qui l’ouvre.' },
        { value: 'rename', label: 'Je change le nom du dossier, et je renvoie le lien.' },
      ],
      outcomes: {
        close: 'Le lien ne mène plus nulle part. Le journal, lui, dit qui l’avait suivi.',
        erase: 'Le dossier disparaît, et avec lui la liste de qui a suivi le lien.',
        wait: 'Le lien mène encore au tableau. Jusqu’à ce soir, chacun peut l’ouvrir.',
        rename: 'Sous son nouveau nom, le dossier s’ouvre encore à toute personne.',
      },
      why: 'Un lien se ferme en un geste, et le journal dit qui l’a ouvert. Effacer le dossier efface aussi cette réponse.',
    },
    {
      told: (data) => `À 12 h 04, un message avec ${data} est parti de votre boîte à quarante familles, en Cc, par erreur.`,
      gestures: [
        { value: 'hold', label: 'Je ne relance personne, je garde mon envoi : on décidera ensemble de ce qui s’écrit.' },
        { value: 'reply', label: 'Je réponds à tous pour m’excuser, et demande d’effacer.' },
        { value: 'erase', label: 'Je rappelle le message, puis j’efface mon envoi.' },
        { value: 'again', label: 'Je renvoie le message en Cci, comme si de rien n’était.' },
      ],
      outcomes: {
        hold: 'Rien de plus ne circule, et votre envoi dit encore qui a reçu quoi.',
        reply: 'Les quarante adresses repartent chez quarante familles, avec vos excuses.',
        erase: 'Rien ne revient de chez les familles, et l’on ne sait plus à qui c’était parti.',
        again: 'Quarante familles lisent le tableau une seconde fois.',
      },
      why: 'Répondre à tous expose les quarante adresses une seconde fois. Ce qui s’écrit aux familles se décide avec la déléguée, en Cci.',
      people: true,
    },
  ],
};

const MAIL_RIGHT = { inside: 'recall', outside: 'ask', outbox: 'cancel' } as const;

const MAIL_WHY: Readonly<Record<Mail, string>> = {
  inside:
    'Dans une même messagerie, un rappel retire le message, et l’avis dit s’il a été lu avant. Demander en plus ne nuit pas.',
  outside:
    'Un rappel ne reprend rien hors de l’entreprise. On demande la suppression, à cette adresse seule ; l’envoi gardé dit ce qui est parti.',
  outbox:
    'Un envoi programmé s’arrête d’un geste, tant qu’il est là. Un délai de deux minutes, réglé une fois, en sauve beaucoup.',
};

/** Outcome of each gesture, by the mail's position. */
const MAIL_OUTCOMES: Readonly<Record<Mail, Readonly<Record<string, string>>>> = {
  inside: {
    recall: 'Le message s’efface de la boîte de votre collègue, et l’avis dit s’il était déjà lu.',
    ask: 'Votre collègue répond : « Supprimé, sans l’ouvrir. »',
    cancel: 'La boîte d’envoi est vide : il est parti à 12 h 04.',
    erase: 'Votre copie disparaît. Chez votre collègue, rien n’a bougé.',
  },
  outside: {
    recall: 'Le rappel va jusqu’à la porte de l’entreprise, et s’arrête là.',
    ask: 'La personne lit votre mot, supprime, et vous le confirme.',
    cancel: 'La boîte d’envoi est vide : il est parti à 12 h 04.',
    erase: 'Votre copie disparaît. Chez l’autre Martin, rien n’a bougé.',
  },
  outbox: {
    recall: 'Il n’y a rien à rappeler. À 17 h, le message part.',
    ask: 'L’autre Martin cherche ce message, et le reçoit à 17 h.',
    cancel: 'Le message s’arrête au bord du quai. Il n’est allé nulle part.',
    erase: 'Le message a quitté la boîte d’envoi : il ne partira pas.',
  },
};

/** Gestures that are careful, but do not stop a mail that was sent. */
const MAIL_FUTILE: Readonly<Record<Mail, readonly string[]>> = { inside: ['cancel'], outside: ['recall', 'cancel'], outbox: [] };
/** Gestures other than the right one that stop the mail too. */
const MAIL_STOPPED_TOO: Readonly<Record<Mail, readonly string[]>> = { inside: ['ask'], outside: [], outbox: ['erase'] };
const TELL_HARMLESS: Readonly<Record<Tell, readonly string[]>> = {
  dpo: ['house'],
  house: ['dpo'],
  nobody: ['dpo', 'house', 'later'],
};

export interface DrawnQuestion {
  readonly gestures: readonly Gesture[];
  readonly right: string;
  readonly harmless: readonly string[];
  readonly why: string;
}

export interface DrawnNoon {
  readonly told: string;
  readonly tell: DrawnQuestion;
  readonly contain: DrawnQuestion;
  readonly at: NoonOutcome['at'];
  /** Values of the options of `contain` that stop the mail. */
  readonly stoppedBy: readonly string[];
  /** Outcome of each option of `contain`, by its value. */
  readonly outcomes: Readonly<Record<string, string>>;
  readonly afterwards: MartinReveal['afterwards'];
}

/** The events of noon, without the options of `tell`, which are added later. */
interface Happened extends Pick<DrawnNoon, 'told' | 'contain' | 'at' | 'stoppedBy' | 'outcomes'> {
  readonly due: Tell;
  readonly why: string;
}

/** Draws the mail of noon. @param namesakes the two Martins: either may have received it, so it does not reveal who the answer is for */
export function drawNoon(variant: Variant, namesakes: DrawnAnswer['namesakes']): DrawnNoon {
  const [wording = SEAT_NOON] = variant.pool([SEAT_NOON], [PRACTICE_NOON]);
  const kind = variant.pick(['inside', 'outside', 'outbox', 'other', 'other'] as const);
  const { due, why, ...happened } = kind === 'other' ? drawOther(variant, wording) : drawMail(variant, wording, kind, namesakes);
  const { tell } = wording;
  const options = [
    { value: 'dpo', label: tell.dpo },
    { value: 'house', label: tell.house },
    { value: 'nobody', label: tell.nobody },
    { value: 'later', label: tell.later },
  ];
  return {
    ...happened,
    tell: { gestures: variant.shuffle(options), right: due, harmless: TELL_HARMLESS[due], why },
    afterwards: AFTERWARDS[due],
  };
}

function drawMail(variant: Variant, wording: NoonWording, kind: Mail, namesakes: DrawnAnswer['namesakes']): Happened {
  const { sent, waiting, personal, business, mail } = wording;
  const outside = kind === 'outbox' ? variant.pick([true, false]) : kind === 'outside';
  const somebody = namesakes[outside ? 'outside' : 'inside'];
  const people = kind === 'inside' || variant.pick([true, false]);
  const data = variant.pick(people ? personal : business);
  const gestures = [
    { value: 'recall', label: mail.recall },
    { value: 'ask', label: mail.ask },
    { value: 'cancel', label: mail.cancel },
    { value: 'erase', label: mail.erase },
  ];
  const due = kind === 'outbox' ? 'nobody' : people ? 'dpo' : 'house';
  return {
    told: kind === 'outbox' ? waiting(data, somebody) : sent(data, somebody),
    contain: {
      gestures: variant.shuffle(gestures),
      right: MAIL_RIGHT[kind],
      harmless: [...MAIL_STOPPED_TOO[kind], ...MAIL_FUTILE[kind]],
      why: MAIL_WHY[kind],
    },
    at: kind,
    stoppedBy: [MAIL_RIGHT[kind], ...MAIL_STOPPED_TOO[kind]],
    outcomes: MAIL_OUTCOMES[kind],
    due,
    why: kind === 'inside' ? COLLEAGUE_WHY : TELL_WHY[due],
  };
}

function drawOther(variant: Variant, { others, personal, business }: NoonWording): Happened {
  const { told, gestures, why, people, outcomes } = variant.pick(others);
  const about = variant.pick([true, false]);
  const due = people || about ? 'dpo' : 'house';
  return {
    told: told(variant.pick(about ? personal : business)),
    contain: { gestures: variant.shuffle(gestures), right: gestures[0]?.value ?? '', harmless: [], why },
    at: 'outside',
    stoppedBy: gestures.slice(0, 1).map(({ value }) => value),
    outcomes,
    due,
    why: people ? ADDRESSES_WHY : TELL_WHY[due],
  };
}

const TELL_WHY: Readonly<Record<Tell, string>> = {
  dpo: 'Ce document parle de personnes : s’il y a un risque pour elles, l’entreprise a 72 heures, dès qu’elle le sait, pour prévenir la CNIL.',
  house:
    'Ce document ne parle de personne : la déléguée et la CNIL n’ont rien à en savoir. Fatou, si : elle préviendra qui tient ce dossier.',
  nobody:
    'Rien n’est sorti, personne ne l’a vu : il n’y a rien à déclarer, quel que soit le contenu. En parler n’aurait fait de mal à personne.',
};
const COLLEAGUE_WHY =
  'Même chez un collègue, c’est une violation : la déléguée l’inscrit et mesure le risque avec l’entreprise, qui prévient la CNIL sous 72 heures s’il le faut.';
const ADDRESSES_WHY =
  'Quarante adresses personnelles ont circulé : la déléguée mesure le risque avec l’entreprise, qui prévient la CNIL sous 72 heures s’il y en a un.';

const HEARD = {
  when: '16 h 44',
  text: 'Fatou Diarra décroche : « Quoi, à qui, à quelle heure ? » Trois réponses, deux minutes, aucun reproche.',
} as const;

const AFTERWARDS: Readonly<Record<Tell, MartinReveal['afterwards']>> = {
  dpo: [
    HEARD,
    {
      when: '17 h 10',
      text: 'La déléguée à la protection des données inscrit l’envoi au registre des violations et mesure le risque. Elle conseille : l’entreprise décide de prévenir, ou non, la CNIL et les personnes.',
    },
    {
      when: 'Lundi',
      text: 'La déléguée raconte au comité : « L’an dernier, la grille des salaires, à l’autre Martin. C’était moi. J’ai mis deux jours à le dire ; vous avez mis quatre minutes. »',
    },
  ],
  house: [
    HEARD,
    {
      when: '17 h 10',
      text: 'La personne qui tient ce dossier est prévenue : elle saura quoi répondre si l’on en parle dehors. Au registre des violations, rien à inscrire.',
    },
    { when: 'Lundi', text: 'Toute l’équipe règle sa messagerie : deux minutes de délai avant chaque départ.' },
  ],
  nobody: [
    { when: '16 h 44', text: 'L’envoi est arrêté. L’adresse est corrigée, relue, et le bon Martin recevra son tableau.' },
    { when: '17 h', text: 'L’heure prévue passe : l’autre Martin n’a rien reçu. Il n’y a rien à inscrire nulle part.' },
    {
      when: 'Lundi',
      text: 'Vous le racontez quand même à l’équipe. Trois collègues programment depuis leurs envois, pour la même raison.',
    },
  ],
};

/** The outcome of a choice. @param choice value of an option of `contain` */
export function outcomeOf({ at, stoppedBy, outcomes }: DrawnNoon, choice: string): NoonOutcome {
  return {
    at,
    stopped: stoppedBy.includes(choice),
    says: frenchSpaces(outcomes[choice] ?? ''),
  };
}

/** The right options of `tell` and `contain`, each with its reason. */
export function noonTruth({ tell, contain }: DrawnNoon): MartinReveal['noon'] {
  return [tell, contain].map(({ gestures, right, why }) => ({
    shown: gestures.find(({ value }) => value === right)?.label ?? '',
    truth: why,
    genuine: true,
  }));
}
