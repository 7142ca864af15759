/**
 * The deck of a debrief: a facilitator opens it once the session is over, and moves it slide by slide; the phones answer its questions. It
 * is stored in the session's row, so that every surface shows the same slide, whichever process answers.
 */
import type { Transaction } from 'kysely';
import { positionAfter, slideAt } from '#engine/rules/debrief-deck.ts';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import { sessionMissions } from '#engine/rules/session/missions.ts';
import type { Deck, DeckAction, PlayedDebrief, StoredDeck } from '#schemas/debrief.ts';
import type { Player } from '../access/authentication.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import type { Tables } from '../database/tables.ts';
import { ServerError, unknownSession } from '../errors.ts';
import { isId } from '../identifiers.ts';
import type { DebriefsTold } from '../ledger/debriefs-told.ts';
import { appendEvents, holdLog } from '../live/log.ts';
import { isOver, sessionAt } from '../session-model/session-clock.ts';
import { chosenKeys } from '../session-model/stored-texts.ts';
import { notOver } from './room-debrief.ts';
import { createToldDecks, DECK_COLUMNS, type DeckRow, standingDeck, type ToldDecks } from './told-decks.ts';

export interface Decks extends ToldDecks {
  /** Stores an answer, which may be changed until the slide moves. @throws ServerError 409 after that, 400 for an unknown option */
  answer(player: Player, mission: string, option: number): Promise<PlayedDebrief>;
  /** For a merge: moves answers; of a question that both answered, the remaining participant's is kept. */
  handOver(transaction: Transaction<Tables>, from: string, into: string): Promise<void>;
  /**
   * Opens, moves or closes the deck; the caller has checked the right to do so. Idempotent.
   * @param actor a facilitator; null for the wall itself
   * @throws ServerError 404; 403 while the session is not over; 400 for a mission that the session does not play or a
   * missing field; 409 without a deck
   */
  act(session: string, action: DeckAction, actor: string | null): Promise<Deck | null>;
}

interface DecksDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly challenges: { readonly all: readonly RegisteredChallenge[] };
  readonly debriefsTold: Pick<DebriefsTold, 'toSession'>;
}

export function createDecks({ database: { query, kind }, clock, challenges, debriefsTold }: DecksDeps): Decks {
  const manifests = challenges.all.map(({ manifest }) => manifest);
  const manifestOf = new Map(manifests.map((manifest) => [manifest.key, manifest]));
  const told = createToldDecks(query, clock, manifestOf);
  const lockedDeck = async (transaction: Transaction<Tables>, session: string) => {
    const row = await lockDeck(transaction, session);
    return { row, deck: standingDeck(row, manifestOf, clock()) };
  };
  const playedIn = ({ challenges: chosen }: DeckRow) =>
    new Set(sessionMissions(chosenKeys(chosen), manifests).map(({ key }) => key));

  return {
    ...told.decks,
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
          // Locks the deck: an answer either comes before the deck's next slide or is refused.
          const { deck } = await lockedDeck(transaction, player.session);
          const slide = deck && slideAt(deck);
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
      return told.decks.playedBy(player);
    },
    async handOver(transaction, from, into) {
      const own = transaction.selectFrom('debrief_answers').select('challenge').where('participant', '=', into);
      await transaction
        .updateTable('debrief_answers')
        .set({ participant: into })
        .where('participant', '=', from)
        .where('challenge', 'not in', own)
        .execute();
    },
    async act(session, action, actor) {
      const missing = missingField(action);
      if (missing) throw fieldNeeded(action.action, missing);
      const toTell = await withRetries(() =>
        query.transaction().execute(async (transaction) => {
          if (!isId(session) || !(await holdLog(transaction, session))) throw unknownSession();
          const { row, deck } = await lockedDeck(transaction, session);
          if (!row || !isOver(sessionAt(row, clock()))) throw notOver();
          const after = deckAfter(deck, action, playedIn(row), clock());
          if (after === undefined) return [];
          const debrief = after && JSON.stringify(after);
          await transaction.updateTable('sessions').set({ debrief }).where('id', '=', session).execute();
          const detail = actor === null ? {} : { actor };
          await appendEvents(transaction, kind, [{ session, kind: 'debrief', at: isoTime(clock()), detail }]);
          return after?.missions ?? [];
        }),
      );
      if (toTell.length > 0) await debriefsTold.toSession(session, toTell);
      told.forgetCounts();
      return told.decks.of(session);
    },
  };
}

/**
 * The deck after an action; null if it closes the deck, undefined if it changes nothing.
 * @param played keys of the session's missions @throws ServerError 400, 409
 */
function deckAfter(
  deck: StoredDeck | null,
  action: DeckAction,
  played: ReadonlySet<string>,
  now: number,
): StoredDeck | null | undefined {
  if (action.action === 'open') {
    const missions = action.missions ?? [];
    if (!missions.every((key) => played.has(key))) throw notPlayed();
    return deck && String(deck.missions) === String(missions) ? undefined : { missions, position: 0, openedAt: isoTime(now) };
  }
  if (action.action === 'close') return deck ? null : undefined;
  if (!deck) throw noDeck();
  const position = positionAfter(deck, action);
  return position === null ? undefined : { ...deck, position };
}

function lockDeck(transaction: Transaction<Tables>, session: string): Promise<DeckRow | undefined> {
  return transaction
    .updateTable('sessions')
    .set((eb) => ({ debrief: eb.ref('debrief') }))
    .where('id', '=', session)
    .returning(DECK_COLUMNS)
    .executeTakeFirst();
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
