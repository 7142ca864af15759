import { EXPECTED_PEOPLE, SESSION_NAME, VENUE, WORKSHOP_MINUTES } from '#schemas/console-constants.ts';
import type { WorkshopDoubt, WorkshopRefusal, WorkshopRow } from '#schemas/workshop-table.ts';
import type { SameMessages } from '../catalogue.ts';
import { counting } from '../counting.ts';
import type { workshopTable as English } from '../english/workshop-table.ts';

const count = counting('fr-FR');
const number = new Intl.NumberFormat('fr-FR').format;
const lines = (number: number) => count(number, { one: 'ligne', other: 'lignes' });
const sessions = (number: number) => count(number, { one: 'session', other: 'sessions' });

const outcomes: Readonly<Record<WorkshopRow['outcome'], string>> = {
  new: 'Nouveau',
  existing: 'Existe déjà',
  repeated: 'Deux fois dans le tableau',
  refused: 'À corriger',
};

const refusals: Readonly<Record<WorkshopRefusal, string>> = {
  title: `Titre : une ligne de ${SESSION_NAME.maxLength} caractères au plus, avec une lettre ou un chiffre.`,
  day: 'Jour : une date, comme 12/01/2027.',
  time: 'Heure : une heure de ce jour, comme 9 h 00.',
  over: 'Jour : cet atelier est déjà passé.',
  'after-campaign': 'Jour : une session à son rythme ouvre avant la fin de la campagne.',
  minutes: `Minutes : un nombre entier de ${WORKSHOP_MINUTES.minimum} à ${WORKSHOP_MINUTES.maximum}.`,
  place: `Lieu : une ligne de ${VENUE.maxLength} caractères au plus.`,
  facilitator: 'Animation : le compte d’une personne qui anime ou administre, ou rien.',
  seats: `Places : un nombre entier de ${EXPECTED_PEOPLE.minimum} à ${number(EXPECTED_PEOPLE.maximum)}.`,
  programme: 'Programme : l’un de ceux cités plus haut, ou rien.',
  'no-mission': 'Programme : aucune mission n’est assez courte. Donnez plus de minutes à l’atelier.',
  kind: 'Type : atelier ou à son rythme, ou rien.',
  hints: 'Indices : selon le barème, gratuits ou aucun, ou rien.',
  board: 'Classement : complet, voisinage ou aucun, ou rien.',
  start: 'Démarrage : à la main ou à l’ouverture, ou rien ; une session à son rythme commence à son ouverture.',
  departments: 'Services : des services de l’annuaire que la campagne attend, séparés par des points-virgules, ou rien.',
};

function doubts(doubt: WorkshopDoubt, playMinutes: number): string {
  switch (doubt) {
    case 'outside-period':
      return 'Ce jour est hors de la période de la campagne.';
    case 'place-taken':
      return 'Un autre atelier se tient dans ce lieu à cette heure.';
    case 'facilitator-busy':
      return 'Ce compte anime un autre atelier à cette heure.';
    case 'too-few-seats':
      return 'Il y a moins de places que de personnes sur la liste.';
    case 'missions-too-long':
      return `Les missions durent plus que les ${playMinutes} minutes de jeu.`;
  }
}

export const workshopTable: SameMessages<typeof English> = {
  title: 'Planifier des ateliers depuis un tableau',
  about: (zone) =>
    `Un atelier par ligne : titre, jour, heure, minutes, lieu, animation, places, programme, type, indices, classement, démarrage, services. Seuls le jour et l’heure sont nécessaires ; les heures sont celles du fuseau ${zone}. Une ligne du type « à son rythme » est une session ouverte de son jour au dernier de la campagne. Indices : selon le barème (si rien n’est dit), gratuits, aucun. Classement : complet (si rien n’est dit), voisinage, aucun. Démarrage : à la main (si rien n’est dit), à l’ouverture : les portes d’un atelier ouvrent 15 minutes avant l’heure, et le jeu commence de lui-même à l’heure dite. Services : ceux de l’annuaire, séparés par des points-virgules ; leurs personnes sont mises sur la liste. Rien n’est créé avant que vous l’ayez vu.`,
  departmentNames: (names) => `Services dont on peut mettre la liste, comme l’annuaire les nomme : ${names.join(' ; ')}.`,
  programmes: (titles) =>
    `Programme : ${titles.join('\u00a0; ')}. Pour un public, les missions sont choisies pour tenir dans le temps ; sans programme, ce sont celles de tout le bureau.`,
  file: 'Charger un fichier',
  fileAbout: 'Excel (.xlsx, sa première feuille) ou CSV. Les colonnes sont reconnues à leur nom.',
  paste: 'Ou coller un tableau',
  pasteAbout: 'Tel qu’il est copié depuis un tableur, avec sa ligne de noms de colonnes.',
  look: 'Voir ce qui sera créé',
  empty: 'il n’y a aucun atelier dans ce tableau.',
  noTable: 'chargez un fichier ou collez un tableau, puis regardez ce qui serait fait.',
  tooMany: (most) => `un tableau a ${lines(most)} au plus.`,
  notPreviewed: (reason) => `Rien n’a été créé : ${reason}`,
  notMade: (reason) => `Rien n’a été créé : ${reason}`,
  counts: (fresh, known) =>
    `${sessions(fresh)} à créer${known > 0 ? ` ; ${lines(known)} sans suite, car la session existe ou figure deux fois` : ''}.`,
  refused: (number) => `${lines(number)} à corriger. Corrigez le tableau, puis regardez de nouveau : tout est créé, ou rien.`,
  doubtful: (number) => `${lines(number)} à regarder : ce qui est écrit est créé tel quel.`,
  accounts: (names) => `Comptes qui peuvent animer : ${names}.`,
  departments: (names) =>
    names.length === 0
      ? 'L’annuaire n’a aucun service que la campagne attend.'
      : `Services que la campagne attend : ${names.join(', ')}.`,
  unknownDepartment: (name, meant) =>
    meant === null ? `« ${name} » n’en est pas un.` : `« ${name} » n’en est pas un ; est-ce « ${meant} » ?`,
  preview: 'Ce que crée chaque ligne',
  columns: {
    line: 'Atelier',
    when: 'Quand',
    place: 'Lieu',
    facilitator: 'Animation',
    seats: 'Places',
    list: 'Liste',
    missions: 'Missions',
    settings: 'Indices, classement, démarrage',
    result: 'Résultat',
  },
  row: (line, title) => `Ligne ${line}${title === '' ? '' : ` · ${title}`}`,
  selfPaced: (from, until) => `À son rythme, du ${from} au ${until}`,
  when: (moment, minutes) => `${moment}, ${minutes} min`,
  missions: (number, minutes) => `${count(number, { one: 'mission', other: 'missions' })}, ${minutes} min`,
  settings: {
    hints: { table: 'indices selon le barème', free: 'indices gratuits', none: 'sans indices' },
    board: { full: 'classement complet', neighbours: 'voisinage seulement', none: 'sans classement' },
    start: { hand: 'démarré à la main', opening: 'dès l’ouverture' },
  },
  plays: (from, to) => `jeu de ${from} à ${to}, sans que vous le lanciez`,
  invited: (people) => count(people, { one: 'personne', other: 'personnes' }),
  outcomes,
  refusals,
  noSuchDay: 'Jour : ce jour n’existe pas.',
  doubts,
  make: (fresh) => `Créer ${sessions(fresh)}`,
  made: (made, existing) =>
    `${count(made, { one: 'session créée', other: 'sessions créées' })}${existing > 0 ? ` ; ${count(existing, { one: 'existait déjà', other: 'existaient déjà' })}` : ''}. ${made + existing < 2 ? 'Elle est' : 'Elles sont'} dans la campagne, sous « Sessions ».`,
};
