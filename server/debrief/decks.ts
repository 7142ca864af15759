/**
 * The deck of a debrief: a facilitator opens it once the session is over, and moves it slide by slide; the phones answer its questions.
 * It stands in the session's row, so that every surface shows the same slide, whichever process answers it.
 */
import type { Transaction } from 'kysely';
import { lastPosition, positionAfter, slideAt } from '#engine/rules/debrief-deck.ts';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import { sessionMissions } from '#engine/rules/session/missions.ts';
import { MIN_TOLD } from '#schemas/constants.ts';
import type { Deck, DeckAction, PlayedDebrief, StoredDeck } from '#schemas/debrief.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import type { Player } from '../access/authentication.ts';
import { type Clock, isoTime } from '../clock.ts';
import { createTtlCache } from '../concurrency/ttl-cache.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import type { Tables } from '../database/tables.ts';
import { ServerError, unknownSession } from '../errors.ts';
import { isId } from '../identifiers.ts';
import type { DebriefsTold } from '../ledger/debriefs-told.ts';
import { appendEvents, holdLog } from '../live/log.ts';
import { IS_PLAYING } from '../session-model/playing.ts';
import { CLOCK_COLUMNS, type ClockColumns, isOver, sessionAt } from '../session-model/session-clock.ts';
import { chosenKeys } from '../session-model/stored-texts.ts';
import { peopleIn } from './figures.ts';
import { notOver } from './room-debrief.ts';

/** TTL of the counted answers, in milliseconds. */
const TTL_MS = 1_000;
const QUESTIONS = 200;

export interface Decks {
  /** Null while none is open, and while the session is played (again); its counts are up to a second old. */
  of(session: string): Promise<Deck | null>;
  /** The same for whoever leads it: with the counts of a question's options while it is asked, and when it was opened. */
  ledIn(session: string): Promise<LedDeck | null>;
  /** The same for one player, with the own answer. */
  playedBy(player: Player): Promise<PlayedDebrief>;
  /** An answer may be changed until the slide moves. @throws ServerError 409 where it has, 400 for an option that there is not */
  answer(player: Player, mission: string, option: number): Promise<PlayedDebrief>;
  /**
   * Opens, moves or closes the deck; the caller has checked the right to do so. Idempotent.
   * @param actor a facilitator; null for the wall itself
   * @throws ServerError 404; 403 while the session is not over; 400 for a mission that it does not play or a missing field; 409 without a
   * deck
   */
  act(session: string, action: DeckAction, actor: string | null): Promise<Deck | null>;
}

interface LedDeck {
  readonly deck: Deck;
  /** ISO 8601. */
  readonly openedAt: string;
}

interface DecksDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly challenges: { readonly all: readonly RegisteredChallenge[] };
  readonly debriefsTold: Pick<DebriefsTold, 'toSession'>;
}

type DeckRow = ClockColumns & Pick<Tables['sessions'], 'challenges' | 'debrief'>;

interface Counted {
  readonly people: number;
  /** By option. */
  readonly votes: readonly number[];
}

export function createDecks({ database: { query, kind }, clock, challenges, debriefsTold }: DecksDeps): Decks {
  const manifests = challenges.all.map(({ manifest }) => manifest);
  const manifestOf = new Map(manifests.map((manifest) => [manifest.key, manifest]));
  const counts = createTtlCache<Counted>(clock, TTL_MS, QUESTIONS);

  /** The deck that stands now; null where there is none, or its session is played. */
  const standing = (row: DeckRow | undefined): StoredDeck | null => {
    if (!row?.debrief || !isOver(sessionAt(row, clock()))) return null;
    const stored: StoredDeck = JSON.parse(row.debrief);
    // Missions that have gone from the installation since.
    return stored.missions.every((key) => manifestOf.has(key)) ? stored : null;
  };
  const read = async (session: string) =>
    standing(
      await query
        .selectFrom('sessions')
        .select([...CLOCK_COLUMNS, 'challenges', 'debrief'])
        .where('id', '=', session)
        .executeTakeFirst(),
    );
  const count = async (session: string, manifest: ChallengeManifest): Promise<Counted> => {
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
      people: await peopleIn(query, session),
      votes: manifest.retrieval.options.map((_, index) => Number(rows.find(({ chosen }) => chosen === index)?.count ?? 0)),
    };
  };
  const counted = (session: string, manifest: ChallengeManifest) =>
    counts.recall(`${session} ${manifest.key}`, () => count(session, manifest));

  /** @param early whether the options of a question are counted before its answer is shown */
  const deckTold = async (session: string, deck: StoredDeck, early: boolean): Promise<Deck> => {
    const slide = slideAt(deck);
    const manifest = slide && manifestOf.get(slide.mission);
    const { people, votes } = manifest ? await counted(session, manifest) : { people: await peopleIn(query, session), votes: [] };
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

  const of = async (session: string): Promise<Deck | null> => {
    const deck = await read(session);
    return deck && deckTold(session, deck, false);
  };

  const playedBy = async ({ session, participant }: Player): Promise<PlayedDebrief> => {
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
            votes: tellable((await counted(session, manifest)).votes),
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
  };

  return {
    of,
    async ledIn(session) {
      const deck = await read(session);
      return deck && { deck: await deckTold(session, deck, true), openedAt: deck.openedAt };
    },
    playedBy,
    async answer(player, mission, option) {
      const manifest = manifestOf.get(mission);
      if (!manifest) throw questionClosed();
      if (option >= manifest.retrieval.options.length)
        throw new ServerError(
          400,
          'invalid-field',
          `option va de 0 à ${manifest.retrieval.options.length - 1} pour cette question.`,
          { field: 'option' },
        );
      await withRetries(() =>
        query.transaction().execute(async (transaction) => {
          // Locks the deck: an answer is either before its next slide or refused.
          const slide = slideOf(standing(await lockDeck(transaction, player.session)));
          if (slide?.mission !== mission || slide.name !== 'question') throw questionClosed();
          const row = { participant: player.participant, challenge: mission, chosen: option, at: isoTime(clock()) };
          await transaction
            .insertInto('debrief_answers')
            .values(row)
            .onConflict((conflict) =>
              conflict.columns(['participant', 'challenge']).doUpdateSet({ chosen: row.chosen, at: row.at }),
            )
            .execute();
        }),
      );
      return playedBy(player);
    },
    async act(session, action, actor) {
      const missing = missingField(action);
      if (missing) throw fieldNeeded(action.action, missing);
      const told = await withRetries(() =>
        query.transaction().execute(async (transaction) => {
          if (!isId(session) || !(await holdLog(transaction, session))) throw unknownSession();
          const row = await lockDeck(transaction, session);
          if (!row || !isOver(sessionAt(row, clock()))) throw notOver();
          const after = deckAfter(standing(row), row, action);
          if (after === undefined) return [];
          const debrief = after && JSON.stringify(after);
          await transaction.updateTable('sessions').set({ debrief }).where('id', '=', session).execute();
          const detail = actor === null ? {} : { actor };
          await appendEvents(transaction, kind, [{ session, kind: 'debrief', at: isoTime(clock()), detail }]);
          return after?.missions ?? [];
        }),
      );
      if (told.length > 0) await debriefsTold.toSession(session, told);
      counts.forget();
      return of(session);
    },
  };

  /** Null closes the deck; undefined changes nothing. */
  function deckAfter(deck: StoredDeck | null, row: DeckRow, action: DeckAction): StoredDeck | null | undefined {
    if (action.action === 'open') {
      const played = new Set(sessionMissions(chosenKeys(row.challenges), manifests).map(({ key }) => key));
      const missions = action.missions ?? [];
      if (!missions.every((key) => played.has(key))) throw notPlayed();
      return deck && String(deck.missions) === String(missions)
        ? undefined
        : { missions, position: 0, openedAt: isoTime(clock()) };
    }
    if (action.action === 'close') return deck ? null : undefined;
    if (!deck) throw noDeck();
    const position = positionAfter(deck, action);
    return position === null ? undefined : { ...deck, position };
  }
}

function slideOf(deck: StoredDeck | null) {
  return deck && slideAt(deck);
}

function lockDeck(transaction: Transaction<Tables>, session: string): Promise<DeckRow | undefined> {
  return transaction
    .updateTable('sessions')
    .set((eb) => ({ debrief: eb.ref('debrief') }))
    .where('id', '=', session)
    .returning([...CLOCK_COLUMNS, 'challenges', 'debrief'])
    .executeTakeFirst();
}

function sum(votes: readonly number[]): number {
  return votes.reduce((all, one) => all + one, 0);
}

/** Null for so few answers that single ones could be identified. */
function tellable(votes: readonly number[]): number[] | null {
  return sum(votes) < MIN_TOLD ? null : [...votes];
}

const NEEDED = { open: 'missions', next: 'from', previous: 'from', go: 'position', close: null } as const;

function missingField(action: DeckAction): 'missions' | 'from' | 'position' | null {
  const field = NEEDED[action.action];
  return field !== null && action[field] === undefined ? field : null;
}

function fieldNeeded(action: string, field: string): ServerError {
  const text = { en: `${field} is needed to ${action} the debrief.`, fr: `${field} est nécessaire pour l’action ${action}.` };
  return new ServerError(400, 'invalid-field', text, { field });
}

function notPlayed(): ServerError {
  const text = {
    en: 'missions must name missions of this session.',
    fr: 'missions doit nommer des missions de cette session.',
  };
  return new ServerError(400, 'unknown-challenge', text, { field: 'missions' });
}

function noDeck(): ServerError {
  return new ServerError(409, 'no-debrief', {
    en: 'No debrief is open: open it with its missions first.',
    fr: 'Aucun débriefing n’est ouvert : ouvrez-le d’abord avec ses missions.',
  });
}

function questionClosed(): ServerError {
  return new ServerError(409, 'question-closed', 'Cette question est terminée : regardez l’écran de la salle.');
}
