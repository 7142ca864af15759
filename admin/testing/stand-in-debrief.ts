/** Debrief of the stand-in server: two missions of a session that is over, and the moves of the deck. */
import { lastPosition, positionAfter, slideAt } from '#engine/rules/debrief-deck.ts';
import type { Deck, DeckAction, PresentedDebrief, SpokenMission } from '#schemas/debrief.ts';

const AT = '2026-11-21T09:00:00.000Z';
const VOTES = [3, 5, 1];

function spoken(key: string, title: string): SpokenMission {
  return {
    key,
    title,
    opened: 12,
    solved: 4,
    mistakes: [{ verdict: 'too-trusting', people: 7 }],
    debrief: {
      whatHappened: 'Un message demandait un virement avant midi. Personne n’a rappelé.',
      whyItWorks: 'L’urgence empêche de vérifier.',
      reflexes: ['Rappeler un numéro connu.', 'Attendre.', 'Signaler.'],
      tellAColleague: 'Un virement se vérifie par téléphone.',
      references: [{ publisher: 'Cybermalveillance', title: 'Les faux virements' }],
      intentions: ['Quand on me presse, je rappelle.', 'Quand un RIB change, je vérifie.', 'Quand je doute, je signale.'],
    },
    retrieval: {
      question: 'Que faire d’un virement urgent ?',
      options: ['Payer', 'Rappeler un numéro connu', 'Répondre au message'],
      answer: 1,
      because: 'Le numéro du message est celui de l’attaquant.',
    },
    question: 'Qui a déjà reçu un tel message ?',
  };
}

const MISSIONS = [spoken('nouveau-rib', 'Le nouveau RIB'), spoken('tri-de-9h', 'Le tri de 9 h')];

/** @param deck null before the deck is opened */
export function aDebrief(deck: Deck | null = null): PresentedDebrief {
  return {
    name: 'Équipe achats',
    over: true,
    proposal: {
      minutes: 15,
      minutesEach: 5,
      missions: [
        {
          key: 'nouveau-rib',
          title: 'Le nouveau RIB',
          reason: 'mistake',
          people: 7,
          of: 12,
          mistake: { verdict: 'too-trusting' },
        },
        { key: 'tri-de-9h', title: 'Le tri de 9 h', reason: 'few-solved', people: 2, of: 9, mistake: null },
      ],
    },
    played: [...MISSIONS, { key: 'caesar', title: 'Le message décalé' }].map(({ key, title }) => ({ key, title })),
    deck,
    times: { now: AT, debriefEndsAt: deck && '2026-11-21T09:12:00.000Z', workshopEndsAt: '2026-11-21T08:59:00.000Z' },
    spoken: deck ? MISSIONS.filter(({ key }) => deck.missions.some((one) => one.key === key)) : [],
  };
}

/** A deck of both missions. */
export function aDeck(position: number, missions: readonly string[] = MISSIONS.map(({ key }) => key)): Deck {
  const slide = slideAt({ missions: [...missions], position });
  return {
    missions: missions.map((key) => ({ key, title: MISSIONS.find((one) => one.key === key)?.title ?? key })),
    position,
    last: lastPosition({ missions: [...missions] }),
    slide,
    people: 12,
    answered: 9,
    votes: slide?.name === 'question' || slide?.name === 'answer' ? VOTES : null,
  };
}

/** The deck after an action. */
export function deckAfter(deck: Deck | null, action: DeckAction): Deck | null {
  if (action.action === 'open') return aDeck(0, action.missions);
  if (action.action === 'close' || deck === null) return null;
  const missions = deck.missions.map(({ key }) => key);
  return aDeck(positionAfter({ missions, position: deck.position }, action) ?? deck.position, missions);
}
