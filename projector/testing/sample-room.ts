/** A sample session, as the server sends it to projectors, for stories and tests. */
import { DEBRIEF_SLIDES } from '#schemas/constants.ts';
import type { Deck } from '#schemas/debrief.ts';
import type { Finale } from '#schemas/finale.ts';
import type { ProjectorDebrief, ProjectorRoom } from '#schemas/projector.ts';

const NAMES = [
  'Goéland 12',
  'Amina',
  'Le phare du troisième',
  'Noroît 58',
  'Jean-Baptiste',
  'Écume 7',
  'Zéphyr 31',
  'Les deux Sophie',
  'Sterne 44',
  'Bernique 90',
  'Marsouin 3',
  'Suroît 21',
  'Houle 66',
  'Nadia',
  'Corail 19',
  'Cormoran 5',
  'Paul B.',
  'Vague 72',
  'Sextant 8',
  'Ancre 14',
  'Alizé 27',
  'Pétrel 33',
  'Oursin 61',
  'Embrun 2',
  'Misaine 49',
  'Rivage 10',
] as const;

const TITLES = [
  'Un e-mail presque parfait',
  'La page qui réclame',
  'Le mot de passe recyclé',
  'La fenêtre qui fait peur',
  'Autoriser, refuser',
  'Le message décalé',
  'Empreinte et Base64',
  'Le bouton sous le bouton',
  'Photos de bureau',
  'Le profil trop bavard',
  'L’adresse à rallonge',
  'Ce que dit le code source',
  'La page oubliée',
  'Le jeton trop confiant',
  'Écouter la ligne',
  'Le registre du port',
  'Une apostrophe de trop',
  'Le mur de la place',
  'Dossiers sans porte',
  'Le serveur de secours',
  'Le bureau partagé',
  'Quiz éclair',
] as const;

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 9, minute)).toISOString();

/** A session with 26 people who are halfway through 22 missions; the browser's clock equals the server's. */
export function sampleRoom(more: Partial<ProjectorRoom> = {}, clock: Partial<ProjectorRoom['room']> = {}): ProjectorRoom {
  return {
    number: 412,
    room: {
      phase: 'running',
      open: true,
      opensAt: null,
      startedAt: at(0),
      closesAt: new Date(Date.now() + 23 * 60_000 + 4_000).toISOString(),
      pausedAt: null,
      frozenAt: null,
      endedAt: null,
      now: new Date().toISOString(),
      ...clock,
    },
    name: 'Atelier du printemps, services centraux',
    code: 'K7QF-2MXD',
    playerLogin: 'email',
    addresses: ['http://192.168.1.20:3000'],
    fingerprint: null,
    board: 'full',
    people: { present: NAMES.length, expected: 30, names: [...NAMES] },
    missions: TITLES.map((title, index) => ({
      key: `mission-${index}`,
      title,
      solved: index === 0 ? 26 : Math.max(0, 24 - index),
    })),
    latest: NAMES.slice(0, 6).map((name, index) => ({
      name,
      challenge: `mission-${index}`,
      title: TITLES[(index * 5) % TITLES.length] ?? '',
      at: at(31 - index),
    })),
    top: NAMES.slice(0, 10).map((name, index) => {
      // Two rows have equal points and share a rank.
      const ahead = index === 4 ? 3 : index;
      return { name, points: 96.5 - ahead * 6.25, rank: ahead + 1 };
    }),
    teams: [],
    finale: null,
    deck: null,
    moments: [{ kind: 'first-solve', challenge: 'mission-0', title: TITLES[0], name: 'Amina', at: at(2) }],
    ...more,
  };
}

export const SAMPLE_TEAMS = ['Comptabilité', 'Ressources humaines', 'Accueil', 'Direction des achats', 'Informatique'].map(
  (name, index) => ({ name, points: 61.25 - 7.5 * index, rank: index + 1 }),
);

/** A debrief of real missions with made-up figures. The caller gives what the server would read from each mission. */
export function sampleDebrief(
  missions: readonly Pick<
    ProjectorDebrief['missions'][number],
    'key' | 'title' | 'debrief' | 'artifacts' | 'reveal' | 'retrieval' | 'mistakes'
  >[],
): ProjectorDebrief {
  return {
    session: '01a1fd557a80927767f86c465050',
    name: 'Atelier du printemps',
    people: 26,
    proposed: missions.slice(0, 3).map(({ key }) => key),
    missions: missions.map((mission, index) => ({
      opened: Math.max(1, 25 - 3 * index),
      solved: Math.max(0, 19 - 6 * index),
      tries: 2.4 + index,
      hints: 0.8,
      question: '« Qui, ici, connaît par cœur l’adresse où signaler un message ? »',
      ...mission,
    })),
  };
}

/** A sample deck for these missions, at the given position. */
export function sampleDeck(
  missions: readonly { readonly key: string; readonly title: string }[],
  position: number,
  more: Partial<Deck> = {},
): Deck {
  const mission = missions[Math.floor((position - 1) / DEBRIEF_SLIDES.length)];
  const name = DEBRIEF_SLIDES[(position - 1) % DEBRIEF_SLIDES.length];
  return {
    missions: missions.map(({ key, title }) => ({ key, title })),
    position,
    last: missions.length * DEBRIEF_SLIDES.length,
    slide: mission && name ? { mission: mission.key, name } : null,
    people: 26,
    answered: 21,
    votes: name === 'answer' ? [3, 5, 12, 1] : null,
    ...more,
  };
}

/** The finale in its second round, which is open for judgements; the first round is closed. */
export function sampleFinale(more: Partial<Finale> = {}): Finale {
  return {
    phase: 'open',
    round: 2,
    message: {
      channel: 'sms',
      from: '06 39 98 12 34',
      text: 'Colis retenu en douane : 1,99 € à régler avant ce soir sur livraison-quai.example.',
      context: 'Vous attendez un colis, comme beaucoup de monde.',
    },
    people: 26,
    answered: 17,
    results: [
      { round: 1, genuine: true, right: true, divided: false, votes: { genuine: 19, trap: 6 }, because: 'Il ne réclame rien.' },
    ],
    commitment: null,
    ...more,
  };
}

/** The result of the second round once it is closed. */
export const CLOSED_ROUND: Finale['results'][number] = {
  round: 2,
  genuine: false,
  right: true,
  divided: false,
  votes: { genuine: 7, trap: 18 },
  because: 'Une petite somme, un délai, un lien : c’est votre carte qui est visée.',
};
