/** The practice round: its setting, and its cards, none of which occurs in a scored attempt. */
import {
  asked,
  EARLY,
  type Gesture,
  HANDS_OFF,
  MEMORY,
  photo,
  planned,
  power,
  SETTINGS,
  type Setting,
  SPREADS,
  WARNED,
  WARNED_AT_ONCE,
} from './gestures.server.ts';

export const PRACTICE_HARM: readonly Gesture[] = [
  {
    text: 'Verser une rançon tout de suite, et en parler après',
    why: 'L’argent ne rend pas les fichiers, et c’est à la direction d’en décider.',
    spot: 'screen',
  },
  {
    text: 'Fermer la note, pour que nul ne la voie',
    why: 'Elle sert à la plainte et à l’enquête. La cacher ne cache pas l’attaque.',
    spot: 'screen',
  },
  {
    text: 'Finir d’abord le bon de livraison en cours',
    why: 'Chaque minute en ligne chiffre un dossier de plus, le bon compris.',
    spot: 'keyboard',
  },
  {
    text: 'Passer un outil de déchiffrage trouvé sur Internet',
    why: 'Il faudrait rester en ligne, et beaucoup de ces outils sont un second piège.',
    spot: 'keyboard',
  },
  {
    text: 'Garder cela pour soi jusqu’à la pause',
    why: 'Le support ne peut isoler que ce dont on lui parle.',
    spot: 'people',
  },
];

export const PRACTICE_LOOKALIKES: readonly Gesture[] = [
  {
    text: 'Appeler son voisin, informaticien, avant tout le monde',
    why: 'Il ne peut rien isoler dans l’entreprise, et les minutes passent. Le support d’abord.',
    spot: 'call',
  },
  {
    text: 'Prévenir tout le monde par un message groupé, d’ici',
    why: 'Il faudrait rester en ligne et se servir de la machine attaquée.',
    spot: 'keyboard',
  },
  {
    text: 'Photographier la note pour le groupe des collègues',
    why: 'L’image sort de l’entreprise, et ne prévient personne qui puisse agir.',
    spot: 'screen',
  },
];

export const PRACTICE_SETTING: Setting = {
  ...SETTINGS.workstation,
  cut: [
    { text: 'Débrancher le câble jaune, derrière l’unité centrale', why: SPREADS, spot: 'network', stage: 'cut' },
    { text: 'Retirer le câble du réseau, et lui seul', why: SPREADS, spot: 'network', stage: 'cut' },
  ],
  call: [
    { text: 'Appeler le support : le 4210, du bureau d’à côté', why: EARLY, spot: 'call', stage: 'call' },
    { text: 'Réveiller le support, au 4210, même si tôt', why: EARLY, spot: 'call', stage: 'call' },
  ],
  tell: [
    { text: 'Dire à la ronde, à voix haute, de ne rien ouvrir', why: WARNED_AT_ONCE, spot: 'people', stage: 'tell' },
    { text: 'Prévenir de vive voix la relève, qui arrive', why: WARNED, spot: 'people', stage: 'tell' },
  ],
  keep: [
    { text: 'Laisser la machine sous tension, comme elle est', why: MEMORY, spot: 'power', stage: 'any', harmless: 'memory' },
    { text: 'Lâcher la souris, et ne plus rien taper', why: HANDS_OFF, spot: 'keyboard', stage: 'any' },
  ],
  picture: photo('Photographier l’écran entier, avec l’heure'),
  asked: [
    asked('Lire à Malik, que vous avez appelé, le numéro collé sous l’écran'),
    asked('Noter l’heure de la note : Malik, que vous avez appelé, la demande'),
  ],
  power: [power('Tirer la prise d’un coup sec'), power('Éteindre par le menu, proprement')],
  harm: [
    {
      text: 'Rebrancher la sauvegarde de vendredi, pour repartir',
      why: 'Branchée sur une machine attaquée, la copie est perdue à son tour.',
      spot: 'disk',
    },
  ],
  notices: [
    {
      text: 'Lundi, 7 h : l’imprimante du quai s’éteint seule, une pièce est changée. Malik, support',
      card: planned('Rallumer l’imprimante du quai, éteinte toute seule'),
    },
    {
      text: 'Lundi, 7 h : la radio du quai grésille, réglage en cours. Malik, support',
      card: planned('Couper la radio du quai, qui grésille'),
    },
  ],
};
