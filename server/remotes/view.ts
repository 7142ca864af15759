/** State of a remote's page: the clock, people who need help, and the debrief with its notes. */
import { slideAt } from '#engine/rules/debrief-deck.ts';
import { slideText } from '#engine/rules/debrief-slide.ts';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import type { Need } from '#engine/rules/session/needs-help.ts';
import type { SessionState } from '#engine/rules/session/state.ts';
import type { PresentedDebrief } from '#schemas/debrief.ts';
import type { ConsoleLanguage } from '#schemas/facilitators.ts';
import type { RemoteNeed, RemoteSlide, RemoteView } from '#schemas/remote.ts';
import type { RemoteHolder } from '../access/remote-holder.ts';

/** Maximum number of listed people: as many as a facilitator can read while walking. */
const MAX_NEEDS = 10;

interface RemoteViewDeps {
  readonly challenges: { readonly all: readonly RegisteredChallenge[] };
  /** Language of the installation. */
  readonly language: ConsoleLanguage;
  /** @throws ServerError 404 */
  readonly helpIn: (
    session: string,
  ) => Promise<{ readonly state: SessionState; readonly selfPaced: boolean; readonly needs: readonly Need[] }>;
  /** @throws ServerError 404 */
  readonly presentedDebrief: (session: string, minutes: undefined) => Promise<PresentedDebrief>;
}

export function createRemoteView({ challenges, language, helpIn, presentedDebrief }: RemoteViewDeps) {
  const notesOf = new Map(challenges.all.map(({ manifest, notes }) => [manifest.key, notes]));

  const debriefIn = async (session: string): Promise<RemoteView['debrief']> => {
    const { deck, times, spoken } = await presentedDebrief(session, undefined);
    if (!deck) return null;
    const missions = deck.missions.map(({ key }) => key);
    const slideOf = (position: number): RemoteSlide | null => {
      const slide = position > deck.last ? null : slideAt({ missions, position });
      const mission = spoken.find(({ key }) => key === slide?.mission);
      if (!slide || !mission) return null;
      const { heading, figure, text } = slideText(slide.name, mission);
      return { name: slide.name, title: mission.title, heading, figure, text };
    };
    const sections = deck.slide ? notesOf.get(deck.slide.mission)?.sections : undefined;
    return {
      deck,
      times,
      now: slideOf(deck.position),
      next: slideOf(deck.position + 1),
      notes: sections?.filter(({ name }) => name === 'debrief') ?? [],
    };
  };

  return async ({ session, realNames, language: own, expiresAt }: RemoteHolder): Promise<RemoteView> => {
    const [{ state, selfPaced, needs }, debrief] = await Promise.all([helpIn(session), debriefIn(session)]);
    return {
      name: state.name,
      language: own ?? language,
      expiresAt,
      room: state.clock,
      selfPaced,
      hintPolicy: state.hintPolicy,
      people: state.people.length,
      absent: state.absentCount,
      needs: needs.slice(0, MAX_NEEDS).map((need) => remoteNeed(need, state, realNames)),
      needsCount: needs.length,
      debrief,
    };
  };
}

function remoteNeed({ person, mission, reasons }: Need, { missions, hintPolicy }: SessionState, realNames: boolean): RemoteNeed {
  const cell = mission ? person.cells[missions.indexOf(mission)] : null;
  return {
    participant: person.id,
    // Never the e-mail address, nor its part before the at sign as a name.
    name: (realNames ? person.realName : null) ?? person.name,
    mission: mission && { key: mission.key, title: mission.title },
    reasons: [...reasons],
    given: cell?.given ?? 0,
    hint: mission !== null && hintPolicy !== 'none' && mission.hints > (cell?.hints ?? 0),
  };
}
