/** The deck of a debrief as replies show it: to a room, to those who lead it, to a player on a phone. */
import type { Kysely } from 'kysely';
import { lastPosition, slideAt } from '#engine/rules/debrief-deck.ts';
import { MIN_TOLD } from '#schemas/constants.ts';
import type { Deck, PlayedDebrief, StoredDeck } from '#schemas/debrief.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import type { Player } from '../access/authentication.ts';
import type { Clock } from '../clock.ts';
import { createTtlCache } from '../concurrency/ttl-cache.ts';
import type { Tables } from '../database/tables.ts';
import { countPlaying, IS_PLAYING } from '../session-model/playing.ts';
import { CLOCK_COLUMNS, type ClockColumns, isOver, sessionAt } from '../session-model/session-clock.ts';

/** TTL of the counted answers, in milliseconds. */
const TTL_MS = 1_000;
const SLIDES = 200;

export interface ToldDecks {
  /** The deck; null while none is open, and while the session is played (again). Its counts are up to a second old. */
  of(session: string): Promise<Deck | null>;
  /** The deck for those who lead it: with the counts of a question's options while the question is asked, and the time of opening. */
  ledIn(session: string): Promise<LedDeck | null>;
  /** The deck for one player, with the player's own answer. */
  playedBy(player: Player): Promise<PlayedDebrief>;
}

interface LedDeck {
  readonly deck: Deck;
  /** ISO 8601. */
  readonly openedAt: string;
}

/** Columns of a session's row that a deck needs. */
export const DECK_COLUMNS = [...CLOCK_COLUMNS, 'challenges', 'debrief'] as const;
export type DeckRow = ClockColumns & Pick<Tables['sessions'], 'challenges' | 'debrief'>;

interface Counted {
  readonly people: number;
  /** Number of answers for each option. */
  readonly votes: readonly number[];
}

type Manifests = ReadonlyMap<string, ChallengeManifest>;

/** The open deck; null where there is none, or its session is played again. */
export function standingDeck(row: DeckRow | undefined, manifestOf: Manifests, now: number): StoredDeck | null {
  if (!row?.debrief || !isOver(sessionAt(row, now))) return null;
  const stored: StoredDeck = JSON.parse(row.debrief);
  // A deck with a mission that is no longer installed counts as none.
  return stored.missions.every((key) => manifestOf.has(key)) ? stored : null;
}

export function createToldDecks(query: Kysely<Tables>, clock: Clock, manifestOf: Manifests) {
  const counts = createTtlCache<Counted>(clock, TTL_MS, SLIDES);

  const read = async (session: string) =>
    standingDeck(
      await query.selectFrom('sessions').select(DECK_COLUMNS).where('id', '=', session).executeTakeFirst(),
      manifestOf,
      clock(),
    );
  // The name has the slide, as phones ask once after each move, and another process may have made it.
  const counted = (session: string, { position }: StoredDeck, manifest: ChallengeManifest) =>
    counts.recall(`${session} ${position} ${manifest.key}`, () => count(query, session, manifest));

  /** @param early whether the counts of a question's options are sent before the answer is shown */
  const deckTold = async (session: string, deck: StoredDeck, early: boolean): Promise<Deck> => {
    const slide = slideAt(deck);
    const manifest = slide && manifestOf.get(slide.mission);
    const { people, votes } = manifest
      ? await counted(session, deck, manifest)
      : { people: await countPlaying(query, session), votes: [] };
    return {
      missions: deck.missions.map((key) => ({ key, title: manifestOf.get(key)?.title ?? '' })),
      position: deck.position,
      last: lastPosition(deck),
      slide,
      people,
      answered: sum(votes),
      votes: slide?.name === 'answer' || (early && slide?.name === 'question') ? tellable(votes) : null,
    };
  };

  const decks: ToldDecks = {
    async of(session) {
      const deck = await read(session);
      return deck && deckTold(session, deck, false);
    },
    async ledIn(session) {
      const deck = await read(session);
      return deck && { deck: await deckTold(session, deck, true), openedAt: deck.openedAt };
    },
    async playedBy({ session, participant }) {
      const deck = await read(session);
      const slide = deck && slideAt(deck);
      const manifest = slide && manifestOf.get(slide.mission);
      if (!manifest || slide.name === 'trap' || slide.name === 'mistake') return null;
      const { key, title, retrieval, debrief } = manifest;
      const own = await query
        .selectFrom('debrief_answers')
        .select('chosen')
        .where('participant', '=', participant)
        .where('challenge', '=', key)
        .executeTakeFirst();
      const told =
        slide.name === 'question'
          ? null
          : {
              answer: retrieval.answer,
              because: retrieval.because,
              votes: tellable((await counted(session, deck, manifest)).votes),
            };
      return {
        mission: key,
        title,
        slide: slide.name,
        question: retrieval.question,
        options: [...retrieval.options],
        own: own?.chosen ?? null,
        told,
        commitment: slide.name === 'commitment' ? (debrief.intentions[0] ?? null) : null,
      };
    },
  };
  return { decks, /** Called when a slide moves. */ forgetCounts: () => counts.forget() };
}

async function count(query: Kysely<Tables>, session: string, manifest: ChallengeManifest): Promise<Counted> {
  const rows = await query
    .selectFrom('debrief_answers')
    .innerJoin('participants', 'participants.id', 'debrief_answers.participant')
    .select((eb) => ['chosen', eb.fn.countAll().as('count')])
    .where('participants.session', '=', session)
    .where(IS_PLAYING)
    .where('debrief_answers.challenge', '=', manifest.key)
    .groupBy('chosen')
    .execute();
  return {
    people: await countPlaying(query, session),
    votes: manifest.retrieval.options.map((_, index) => Number(rows.find(({ chosen }) => chosen === index)?.count ?? 0)),
  };
}

function sum(votes: readonly number[]): number {
  return votes.reduce((all, one) => all + one, 0);
}

/** The counts; null for so few answers that single ones could be identified. */
function tellable(votes: readonly number[]): number[] | null {
  return sum(votes) < MIN_TOLD ? null : [...votes];
}
