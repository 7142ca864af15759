/** Figures of each mission of a session, over all of its active participants. */
import type { Kysely } from 'kysely';
import { participantPages } from '../database/participant-pages.ts';
import type { Tables } from '../database/tables.ts';
import { IS_OPENED } from '../ledger/states.ts';
import { IS_PLAYING } from '../session-model/playing.ts';

interface Figures {
  readonly opened: number;
  readonly solved: number;
  readonly tries: number;
  readonly hints: number;
  /** Participants with at least one attempt. */
  readonly tried: number;
  readonly wrongAtFirst: number;
}

export const NOBODY: Figures = { opened: 0, solved: 0, tries: 0, hints: 0, tried: 0, wrongAtFirst: 0 };

/** Figures by mission; missions that nobody opened are missing. */
export async function figuresOf(query: Kysely<Tables>, session: string): Promise<ReadonlyMap<string, Figures>> {
  const figures = new Map<string, Figures>();
  for await (const onPage of participantPages(query, session)) {
    const rows = await query
      .selectFrom('participants')
      .innerJoin('challenge_states', 'challenge_states.participant', 'participants.id')
      .where(onPage)
      .where(IS_PLAYING)
      .where(IS_OPENED)
      .select((eb) => [
        'challenge_states.challenge',
        eb.fn.countAll().as('opened'),
        eb.fn.count('challenge_states.points').as('solved'),
        eb.fn.sum('challenge_states.failures').as('failures'),
        eb.fn.sum('challenge_states.hints_shown').as('hints'),
        eb.fn.sum(eb.case().when('challenge_states.failures', '>', 0).then(1).else(0).end()).as('wrong_at_first'),
        eb.fn
          .sum(
            eb
              .case()
              .when(eb.or([eb('challenge_states.failures', '>', 0), eb('challenge_states.points', 'is not', null)]))
              .then(1)
              .else(0)
              .end(),
          )
          .as('tried'),
      ])
      .groupBy('challenge_states.challenge')
      .execute();
    for (const { challenge, opened, solved, failures, hints, tried, wrong_at_first } of rows) {
      const own = figures.get(challenge) ?? NOBODY;
      figures.set(challenge, {
        opened: own.opened + Number(opened),
        solved: own.solved + Number(solved),
        // The right answer counts as a try.
        tries: own.tries + Number(failures) + Number(solved),
        hints: own.hints + Number(hints),
        tried: own.tried + Number(tried),
        wrongAtFirst: own.wrongAtFirst + Number(wrong_at_first),
      });
    }
  }
  return figures;
}
