/** The four parts of the draft: what the request says about each, what the draft has, and what is right. */
import type { Variant } from '#engine/authoring/server';
import { frenchSpaces } from '#engine/authoring/toolbox';
import type { Gesture, Place, Sheet } from './artifacts.ts';
import { PRACTICE_WORDING } from './practice.server.ts';

/**
 * State of a part in the draft: it shares too much (`faulty`), is rightly closed (`careful`), is rightly open (`open`), or is closed but
 * must be open (`closed`).
 */
type State = 'faulty' | 'careful' | 'open' | 'closed';

/** The mistake of an option: it shares too much (`trusting`), or it withholds what is needed, which is tolerated (`harmless`). */
export type Slip = 'trusting' | 'harmless';

export interface DrawnPlace {
  /** The sentence of the request about this part; absent for the recipient. */
  readonly asked?: string;
  readonly value: string;
  readonly shown: string;
  readonly gestures: readonly Gesture[];
  readonly right: string;
  /** The mistake of each other option, by its value. */
  readonly slips: Readonly<Record<string, Slip>>;
  readonly why: string;
}

export interface DrawnAnswer {
  /** Number of people in copy. */
  readonly readers: number;
  readonly sender: { readonly name: string; readonly address: string };
  /** The two people of the same name, one of them the sender; each with their company or site. */
  readonly namesakes: Readonly<Record<'inside' | 'outside', string>>;
  readonly event: string;
  readonly places: Readonly<Record<Place, DrawnPlace>>;
  readonly workbook: { readonly name: string; readonly open: Sheet; readonly hidden: Sheet };
}

/** One of the two people with the same name: the value of the option, and the name in links and mails. */
interface Namesake {
  readonly value: string;
  readonly called: string;
}

const FIRST_NAMES = ['Dominique', 'Claude', 'Maxime', 'Alix'] as const;
const OUTSIDE = [
  { where: 'Traiteur du Môle', domain: 'traiteur-mole.example' },
  { where: 'Imprimerie du Phare', domain: 'imprimerie-phare.example' },
  { where: 'Cars de la Baie', domain: 'cars-baie.example' },
  { where: 'École des Dunes', domain: 'ecole-dunes.example' },
] as const;
const INSIDE = ['atelier', 'quai nord', 'formation'] as const;
const EVENTS = ['Arbre de Noël', 'Journée des familles', 'Visite du port', 'Fête de la crique'] as const;
const UNTIL = ['jusqu’au 11 décembre', 'jusqu’à vendredi prochain', 'pendant huit jours'] as const;
const TEAMS = ['Inès, Karim et Solène', 'Nadia, Yann et Camille', 'Karim, Camille et Inès'] as const;

const PRIVATE_SHEETS: readonly Sheet[] = [
  {
    name: 'Enfants',
    rows: [
      ['Prénom', 'Allergie'],
      ['Lou', 'arachide'],
      ['Noé', 'lactose'],
    ],
  },
  {
    name: 'Paie',
    rows: [
      ['Nom', 'Net'],
      ['K. H.', '2\u202f140\u00a0€'],
      ['Y. L.', '2\u202f310\u00a0€'],
    ],
  },
  {
    name: 'Absences',
    rows: [
      ['Nom', 'Motif'],
      ['S. A.', 'opération'],
      ['C. P.', 'congé parental'],
    ],
  },
  {
    name: 'Familles',
    rows: [
      ['Nom', 'Situation'],
      ['R. B.', 'garde alternée'],
      ['T. M.', 'séparation'],
    ],
  },
];
const HARMLESS_SHEETS: readonly Sheet[] = [
  { name: 'Listes', rows: [['Réponse'], ['Oui'], ['Non'], ['Peut-être']] },
  {
    name: 'Couleurs',
    rows: [
      ['Atelier', 'Couleur'],
      ['Nœuds', 'bleu'],
      ['Phare', 'rouge'],
    ],
  },
  {
    name: 'Unités',
    rows: [
      ['Code', 'Sens'],
      ['h', 'heure'],
      ['pers.', 'personnes'],
    ],
  },
];

/** The request's sentences about the four parts, and the labels of the options. */
export interface Wording {
  readonly both: string;
  readonly teams: readonly string[];
  team(team: string): string;
  families(count: number): string;
  readonly familyAddresses: string;
  readonly copy: Readonly<Record<'visible' | 'hidden' | 'nobody', string>>;
  readonly total: string;
  /** The sentence that asks for the whole workbook, for each group in copy: colleagues (`team`) or families (`families`). */
  readonly whole: Readonly<Record<'team' | 'families', string>>;
  readonly workbook: string;
  readonly file: Readonly<Record<'whole' | 'sheet' | 'password', string>>;
  readonly until: readonly string[];
  readonly poster: string;
  readonly posterName: string;
  readonly folder: string;
  readonly folderName: string;
  readonly link: {
    readonly anyone: string;
    named(name: string, until: string): string;
    readonly company: string;
  };
  readonly privateSheets: readonly Sheet[];
  readonly harmlessSheets: readonly Sheet[];
}

const SEAT_WORDING: Wording = {
  both: 'Les deux, dans le doute',
  teams: TEAMS,
  team: (team) => `Gardez ${team} en copie : il faut que chacun puisse répondre aux autres.`,
  families: (count) => `Mettez aussi les ${count} familles inscrites en copie.`,
  familyAddresses: 'adresses personnelles',
  copy: { visible: 'En copie visible (Cc)', hidden: 'En copie cachée (Cci)', nobody: 'Personne en copie' },
  total: 'Pour les ateliers, le total des inscrits me suffit.',
  whole: {
    team: 'Renvoyez-moi le classeur entier, je dois y ajouter les horaires.',
    families: 'Joignez le classeur entier : chaque famille y notera son horaire.',
  },
  workbook: 'Le classeur, deux feuilles dont une masquée',
  file: {
    whole: 'Le classeur entier, tel qu’il est',
    sheet: 'La feuille « Totaux » seule, en PDF',
    password: 'Le classeur entier, son mot de passe dans le message',
  },
  until: UNTIL,
  poster: 'L’affiche ira sur le site de la ville : tout le monde doit pouvoir ouvrir son lien.',
  posterName: 'Affiche',
  folder: 'Pour le dossier des inscriptions, le lien ne servira qu’à moi.',
  folderName: 'Dossier « Inscriptions »',
  link: {
    anyone: 'Toute personne qui a le lien',
    named: (name, until) => `${name} seulement, ${until}`,
    company: 'Toute l’entreprise, sans date de fin',
  },
  privateSheets: PRIVATE_SHEETS,
  harmlessSheets: HARMLESS_SHEETS,
};

export function drawAnswer(variant: Variant): DrawnAnswer {
  const [wording = SEAT_WORDING] = variant.pool([SEAT_WORDING], [PRACTICE_WORDING]);
  const event = variant.pick(EVENTS);
  const [copy, file, link] = drawStates(variant);
  const {
    place: to,
    sender,
    namesakes,
    people,
  } = drawRecipient(variant, wording, [copy, file, link].includes('faulty') ? variant.pick(['faulty', 'careful']) : 'faulty');
  const families = variant.integer(38, 46);
  const readers = copy === 'open' ? 3 : families;
  const knots = variant.integer(11, 19);
  const hidden = variant.pick(file === 'faulty' ? wording.privateSheets : wording.harmlessSheets);
  return {
    sender,
    namesakes,
    event,
    readers,
    places: {
      to,
      copy: drawCopy(variant, wording, copy, families),
      file: fileOf(wording, file, hidden, copy === 'open' ? 'team' : 'families'),
      link: drawLink(variant, wording, link, people, to.right),
    },
    workbook: {
      name: `${event.toLowerCase().replaceAll(' ', '-')}.xlsx`,
      open: {
        name: 'Totaux',
        rows: [
          ['Atelier', 'Inscrits'],
          ['Nœuds', String(knots)],
          ['Phare', String(families - knots)],
        ],
      },
      hidden,
    },
  };
}

/**
 * Draws the states of copy, file and link. At least one of copy and link has to be open, so that closing everything is wrong. A mail to
 * families has a public link: a folder for one reader does not fit it. Where that link is closed, the file is the line that is rightly open.
 */
function drawStates(variant: Variant): readonly [copy: State, file: State, link: State] {
  const team = variant.pick([true, false]);
  const copy: State = team ? 'open' : variant.pick(['faulty', 'faulty', 'careful']);
  const file: State = variant.pick(['faulty', 'faulty', 'open']);
  const link: State = variant.pick(team ? ['faulty', 'faulty', 'faulty', 'careful', 'open'] : ['open', 'open', 'closed']);
  return [copy, link === 'closed' ? 'open' : file, link];
}

function drawRecipient(variant: Variant, wording: Wording, state: 'faulty' | 'careful') {
  const name = `${variant.pick(FIRST_NAMES)} Martin`;
  const mailbox = name.toLowerCase().replace(' ', '.');
  const outside = variant.pick(OUTSIDE);
  const inside = variant.pick(INSIDE);
  const [sender, other] = variant.shuffle([
    { where: outside.where, address: `${mailbox}@${outside.domain}` },
    { where: `Brévelle, ${inside}`, address: `${mailbox}.${inside.replace(' ', '-')}@brevelle.example` },
  ]);
  if (!sender || !other) throw new Error('there are two of them');
  const people = variant.shuffle([sender, other]);
  const idOf = ({ address }: typeof sender) => `martin-${people.findIndex((person) => person.address === address) + 1}`;
  const labelOf = ({ where, address }: typeof sender) => `${name}, ${where} (${address})`;
  const drafted = state === 'faulty' ? other : sender;
  const place: DrawnPlace = {
    value: idOf(drafted),
    shown: labelOf(drafted),
    gestures: [
      ...people.map((person) => ({ value: idOf(person), label: labelOf(person) })),
      { value: 'both', label: wording.both },
    ],
    right: idOf(sender),
    slips: { [idOf(other)]: 'trusting', both: 'trusting' },
    why:
      state === 'faulty'
        ? `La demande vient de ${sender.address}. La messagerie a proposé l’autre : deux fois le même nom, une seule bonne adresse.`
        : `C’est l’adresse d’où vient la demande : rien à changer, il suffisait de la comparer.`,
  };
  const called = ({ where }: Pick<typeof sender, 'where'>) => `${name} (${where})`;
  return {
    place,
    sender: { name, address: sender.address },
    namesakes: { inside: called({ where: `Brévelle, ${inside}` }), outside: called(outside) },
    people: people.map((person): Namesake => ({ value: idOf(person), called: called(person) })),
  };
}

function drawCopy(variant: Variant, wording: Wording, state: State, families: number): DrawnPlace {
  const gestures = [
    { value: 'visible', label: wording.copy.visible },
    { value: 'hidden', label: wording.copy.hidden },
    { value: 'nobody', label: wording.copy.nobody },
  ];
  if (state === 'open') {
    const team = variant.pick(wording.teams);
    return {
      asked: wording.team(team),
      value: 'visible',
      shown: `Cc : ${team}`,
      gestures,
      right: 'visible',
      slips: { hidden: 'harmless', nobody: 'harmless' },
      why: 'Trois collègues qui travaillent ensemble et se connaissent : visibles, ils se répondent. Cachés, le fil se perd.',
    };
  }
  const faulty = state === 'faulty';
  return {
    asked: wording.families(families),
    value: faulty ? 'visible' : 'hidden',
    shown: `${faulty ? 'Cc' : 'Cci'} : ${families} ${wording.familyAddresses}`,
    gestures,
    right: 'hidden',
    slips: { visible: 'trusting', nobody: 'harmless' },
    why: faulty
      ? `En Cc, chaque famille reçoit l’adresse de toutes les autres. En Cci, chacune ne voit que la sienne.`
      : `Les ${families} adresses étaient déjà cachées les unes aux autres : c’était bien.`,
  };
}

function fileOf(wording: Wording, state: State, hidden: Sheet, readers: keyof Wording['whole']): DrawnPlace {
  const faulty = state === 'faulty';
  return {
    asked: faulty ? wording.total : wording.whole[readers],
    value: 'whole',
    shown: wording.workbook,
    gestures: [
      { value: 'whole', label: wording.file.whole },
      { value: 'sheet', label: wording.file.sheet },
      { value: 'password', label: wording.file.password },
    ],
    right: faulty ? 'sheet' : 'whole',
    slips: faulty ? { whole: 'trusting', password: 'trusting' } : { sheet: 'harmless', password: 'harmless' },
    why: faulty
      ? `La feuille masquée « ${hidden.name} » s’affiche en deux clics, chez qui la reçoit. Seul le total était demandé.`
      : `La feuille masquée « ${hidden.name} » ne dit rien de personne, et le classeur devait être complété : un PDF ne l’aurait pas permis.`,
  };
}

/** Draws the link. @param right value of the person who asks; the other person has the same name, and is offered too */
function drawLink(variant: Variant, wording: Wording, state: State, people: readonly Namesake[], right: string): DrawnPlace {
  const until = variant.pick(wording.until);
  const anyone = 'toute personne qui a le lien, sans fin';
  const gestures = [
    { value: 'anyone', label: wording.link.anyone },
    ...people.map(({ value, called }) => ({ value, label: wording.link.named(called, until) })),
    { value: 'company', label: wording.link.company },
  ];
  const other = people.find(({ value }) => value !== right)?.value ?? '';
  const shownAs = (value: string) => {
    const named = people.find((person) => person.value === value)?.called;
    return named === undefined ? anyone : `${named} seulement, ${until}`;
  };
  if (state === 'open' || state === 'closed') {
    const value = state === 'open' ? 'anyone' : variant.pick([right, other]);
    return {
      asked: wording.poster,
      value,
      shown: `${wording.posterName} : ${shownAs(value)}`,
      gestures,
      right: 'anyone',
      slips: { [right]: 'harmless', [other]: 'harmless', company: 'harmless' },
      why:
        state === 'open'
          ? 'Une affiche est faite pour être vue, et son lien n’ouvre qu’elle. La fermer aurait laissé la ville devant une porte.'
          : 'Ce lien n’ouvre que l’affiche, faite pour être vue. Réservé à une personne, il laissait la ville devant une porte.',
    };
  }
  const value = state === 'careful' ? right : variant.pick(['anyone', 'anyone', other]);
  return {
    asked: wording.folder,
    value,
    shown: `${wording.folderName} : ${shownAs(value)}`,
    gestures,
    right,
    slips: { anyone: 'trusting', [other]: 'trusting', company: 'trusting' },
    why: LINK_WHYS[value === right ? 'right' : value === other ? 'other' : 'anyone'],
  };
}

/** Explanations for the folder, by who can open its link in the draft. */
const LINK_WHYS = {
  anyone: 'Un lien ouvert à tous se transmet et ne s’éteint jamais. Un nom et une date : un seul lecteur, et pas pour toujours.',
  other: 'Le lien s’ouvrait à l’autre Martin : le même nom, et pas la personne qui demande.',
  right: 'Le bon Martin, une date de fin : le lien était déjà comme il faut.',
} as const;

/** The options with no-break spaces, as French typography needs them. */
export function written(gestures: readonly Gesture[]): readonly Gesture[] {
  return gestures.map(({ value, label }) => ({ value, label: frenchSpaces(label) }));
}
