/** The address of the fake page: it begins with the company's domain, and ends with another one. */
export const DOMAIN = 'connexion-compte.example';
export const LURE = 'passerelle.brevelle.example.';
export const HOST = `${LURE}${DOMAIN}`;

export type SignId = 'sender' | 'address' | 'padlock' | 'motto' | 'urgency' | 'sign-on' | 'manager' | 'help';

export type Weight = 'decisive' | 'alarm' | 'clue' | 'nothing';

export interface Sign {
  readonly id: SignId;
  /** Name of the sign in its button. */
  readonly name: string;
  /** The facts that the magnifier shows, without a judgement. */
  readonly seen: string;
  /** Weight of the sign as evidence, shown after the player has acted. */
  readonly weight: Weight;
}

export const WEIGHTS: Readonly<Record<Weight, string>> = {
  decisive: 'Décisif',
  alarm: 'Alarme',
  clue: 'Indice',
  nothing: 'Ne prouve rien',
};

/** The signs, in the order of the screen. */
export const SIGNS: readonly Sign[] = [
  {
    id: 'sender',
    name: 'l’expéditeur du SMS',
    seen: '« Passerelle » est un nom choisi par qui envoie : le téléphone l’affiche sans le vérifier. Le support de Brévelle, lui, n’envoie jamais de page de connexion par SMS.',
    weight: 'clue',
  },
  {
    id: 'address',
    name: 'l’adresse',
    seen: `Le navigateur écrit en gras la fin du nom, celle qui désigne le propriétaire du site : ${DOMAIN}. Le début est un choix libre de ce propriétaire.`,
    weight: 'decisive',
  },
  {
    id: 'padlock',
    name: 'le cadenas',
    seen: 'Cadenas ou icône de réglages, selon le navigateur : la liaison est chiffrée. Pour savoir avec qui, ouvrez-le : il montre le certificat du site.',
    weight: 'nothing',
  },
  {
    id: 'motto',
    name: 'le logo et la devise',
    seen: 'L’ancre est là, la couleur aussi. La devise dit « vous non plus » ; comparez avec celle de votre favori.',
    weight: 'clue',
  },
  {
    id: 'urgency',
    name: 'le délai',
    seen: 'Le SMS disait « ce soir », la page dit 14 minutes. Rechargez-la : le délai repart du même chiffre.',
    weight: 'clue',
  },
  {
    id: 'manager',
    name: 'le gestionnaire de mots de passe',
    seen: `Il reconnaît les sites à leur domaine et connaît votre compte sur intranet.brevelle.example. Pour ${DOMAIN}, il ne propose rien.`,
    weight: 'alarm',
  },
  {
    id: 'sign-on',
    name: 'la façon de se connecter',
    seen: 'Identifiant et mot de passe, à taper. Aucun bouton « Continuer avec ma session Brévelle », celui de tous les matins.',
    weight: 'clue',
  },
  {
    id: 'help',
    name: 'l’aide',
    seen: `Elle écrit à assistance@${DOMAIN}. Sur la page habituelle, l’aide donne le poste de Malik Benali, au support.`,
    weight: 'clue',
  },
];

/** Signs that the player can name as the reason, in the order of the screen. */
export const REASONS = ['padlock', 'motto', 'urgency', 'address', 'manager'] as const satisfies readonly SignId[];
export type Reason = (typeof REASONS)[number];

/** Labels of the reasons. */
export const REASON_WORDS: Readonly<Record<Reason, string>> = {
  padlock: 'Le cadenas',
  motto: 'Le logo et la devise',
  urgency: 'Le délai affiché',
  address: 'La fin de l’adresse',
  manager: 'Le gestionnaire de mots de passe',
};
