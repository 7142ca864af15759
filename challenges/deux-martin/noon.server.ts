/** The message that had left already: what it showed, and what is right afterwards. */
import type { Variant } from '#engine/authoring/server';
import type { Gesture, MartinReveal } from './artifacts.ts';
import type { DrawnAnswer } from './places.server.ts';
import { PRACTICE_MISHAPS, PRACTICE_TELLING } from './practice.server.ts';

const DATA = [
  'les absences de l’équipe de nuit',
  'les allergies des enfants inscrits',
  'les RIB de douze saisonniers',
  'les adresses personnelles du quai nord',
] as const;

export interface Mishap {
  told(data: string, somebody: string): string;
  /** `keep` is right: to limit the damage and keep the facts. */
  readonly gestures: readonly Gesture[];
  readonly why: string;
}

const MISHAPS: readonly Mishap[] = [
  {
    told: (data, somebody) => `À 12 h 04, un tableau avec ${data} est parti de votre boîte à ${somebody}, par erreur.`,
    gestures: [
      { value: 'keep', label: 'J’écris à cette adresse : ne pas lire, supprimer, me le confirmer. Je garde mon envoi.' },
      { value: 'erase', label: 'Je rappelle le message, puis j’efface mon envoi.' },
      { value: 'silent', label: 'J’envoie le tableau au bon Martin, sans parler du premier.' },
      { value: 'spread', label: 'J’écris aux deux Martin, tableau joint, pour expliquer.' },
    ],
    why: 'Demander la suppression limite les dégâts ; garder l’envoi dit exactement ce qui est parti. Un rappel ne reprend rien hors de l’entreprise, et effacer ôte les faits.',
  },
  {
    told: (data) => `À 12 h 04, un lien vers ${data} est parti de votre boîte, ouvert par erreur à toute personne.`,
    gestures: [
      { value: 'keep', label: 'Je ferme le lien, je note l’heure, et je garde le journal des accès.' },
      { value: 'erase', label: 'J’efface le dossier : plus de lien, plus de trace.' },
      { value: 'silent', label: 'Je le laisse jusqu’à ce soir, pour voir qui l’ouvre.' },
      { value: 'spread', label: 'Je change le nom du dossier, et je renvoie le lien.' },
    ],
    why: 'Un lien se ferme en un geste, et le journal dit qui l’a ouvert. Effacer le dossier efface aussi la réponse à cette question.',
  },
  {
    told: (data) => `À 12 h 04, un message avec ${data} est parti de votre boîte à quarante familles, en Cc, par erreur.`,
    gestures: [
      { value: 'keep', label: 'Je ne relance personne, je garde mon envoi : on décidera ensemble de ce qui s’écrit.' },
      { value: 'spread', label: 'Je réponds à tous pour m’excuser, et demande d’effacer.' },
      { value: 'erase', label: 'Je rappelle le message, puis j’efface mon envoi.' },
      { value: 'silent', label: 'Je renvoie le message en Cci, comme si de rien n’était.' },
    ],
    why: 'Répondre à tous expose les quarante adresses une seconde fois. Ce qu’il faut écrire aux familles se décide avec la déléguée, une fois, et en Cci.',
  },
];

const TELLING: readonly Gesture[] = [
  { value: 'now', label: 'Maintenant, à la déléguée à la protection des données et à Fatou Diarra, responsable de la sécurité.' },
  { value: 'later', label: 'Lundi, quand je saurai qui l’a ouvert.' },
  { value: 'only', label: 'Seulement à qui l’a reçu : une fois effacé, c’est réglé.' },
  { value: 'nobody', label: 'À personne, si nul ne s’en plaint d’ici demain.' },
];

export interface DrawnNoon {
  readonly told: string;
  readonly why: string;
  readonly right: { readonly tell: string; readonly contain: string };
  readonly gestures: { readonly tell: readonly Gesture[]; readonly contain: readonly Gesture[] };
}

/** @param namesakes either may have got it by mistake: that tells nothing of whom to answer now */
export function drawNoon(variant: Variant, namesakes: DrawnAnswer['namesakes']): DrawnNoon {
  const { told, gestures, why } = variant.pick(variant.pool(MISHAPS, PRACTICE_MISHAPS));
  return {
    told: told(variant.pick(DATA), variant.pick(namesakes)),
    why,
    right: { tell: 'now', contain: 'keep' },
    gestures: { tell: variant.shuffle(variant.pool(TELLING, PRACTICE_TELLING)), contain: variant.shuffle(gestures) },
  };
}

/** The two gestures, each with its reason. */
export function noonTruth({ right, gestures, why }: DrawnNoon): MartinReveal['noon'] {
  return [
    {
      shown: gestures.tell.find(({ value }) => value === right.tell)?.label ?? '',
      truth:
        'L’entreprise a 72 heures pour prévenir la CNIL, s’il y a un risque pour les personnes. Elle ne peut tenir ce délai que si vous parlez : chaque heure gardée pour soi lui manque.',
      genuine: true,
    },
    { shown: gestures.contain.find(({ value }) => value === right.contain)?.label ?? '', truth: why, genuine: true },
  ];
}
