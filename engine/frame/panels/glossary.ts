/** Technical terms of briefings, each explained in a sentence. */
interface Term {
  readonly term: string;
  readonly meaning: string;
}

interface Entry extends Term {
  /** Matches the term in a text. */
  readonly met: RegExp;
}

const ENTRIES: readonly Entry[] = [
  { term: 'RIB', met: /\bRIB\b/, meaning: 'La fiche qui donne le numéro d’un compte en banque.' },
  { term: 'Contre-appel', met: /contre-appel/i, meaning: 'Appeler soi-même, à un numéro que l’on avait déjà, pour vérifier.' },
  { term: 'Code QR', met: /codes? QR/i, meaning: 'Un carré de points à photographier\u00a0: il cache un lien.' },
  { term: 'Signaler', met: /\bsignal(er|ez|e)\b/i, meaning: 'Prévenir la personne chargée de la sécurité.' },
  { term: 'Approuver', met: /\bapprouv|approbation/i, meaning: 'Dire oui, sur son téléphone, à une connexion ou à un accès.' },
  { term: 'Assistant', met: /\bassistants?\b/i, meaning: 'Un programme d’intelligence artificielle qui lit et écrit du texte.' },
  {
    term: 'Rançongiciel',
    met: /rançongiciel/i,
    meaning: 'Un programme qui rend les fichiers illisibles et réclame de l’argent.',
  },
  {
    term: 'Mise à jour',
    met: /mises? à jour|mettre à jour/i,
    meaning: 'Une nouvelle version d’un programme, qui corrige ses défauts.',
  },
  { term: 'Levier', met: /\bleviers?\b/i, meaning: 'L’émotion sur laquelle un message appuie pour faire agir.' },
  { term: 'Leurre', met: /\bleurres?\b/i, meaning: 'Un faux message, fait pour tromper.' },
  { term: 'Support', met: /\bsupport\b/i, meaning: 'L’équipe qui dépanne les ordinateurs de l’entreprise.' },
  { term: 'Flag', met: /\bflags?\b/i, meaning: 'Le code à trouver et à recopier, qui prouve que la mission est réussie.' },
  { term: 'OSINT', met: /\bOSINT\b/, meaning: 'Une enquête avec ce que tout le monde peut lire.' },
  { term: 'Jeton', met: /\bjetons?\b/i, meaning: 'Un texte que l’ordinateur présente à votre place pour prouver qui vous êtes.' },
  {
    term: 'Empreinte',
    met: /\bempreintes?\b/i,
    meaning: 'Une suite de lettres calculée à partir d’un mot de passe\u00a0: on ne revient pas en arrière.',
  },
  { term: 'Clickjacking', met: /clickjacking/i, meaning: 'Une page invisible posée sur une autre, pour voler un clic.' },
  { term: 'Hameçonnage', met: /hameçonnage/i, meaning: 'Un faux message, pour obtenir un mot de passe ou de l’argent.' },
];

/** The terms that a text contains, in the order of the list. */
export function termsIn(text: string): readonly Term[] {
  return ENTRIES.filter(({ met }) => met.test(text));
}
