/** Projector links of a session: facilitators create and revoke them. */
import type { ProjectorLink } from '#schemas/projector.ts';
import { endProjectors, PROJECTOR_TTL_MS, type Tokens } from '../access/tokens.ts';
import { audit } from '../audit/audit-log.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { isOrphan, withRetries } from '../database/failures.ts';
import { unknownSession } from '../errors.ts';
import { sessionName } from '../session-model/session-name.ts';

export interface ProjectorLinks {
  /** @throws ServerError 404 */
  open(session: string, actor: string): Promise<ProjectorLink>;
  /** @returns number of revoked links @throws ServerError 404 */
  revoke(session: string, actor: string): Promise<number>;
}

export function createProjectorLinks({ query }: Database, clock: Clock, tokens: Pick<Tokens, 'issue'>): ProjectorLinks {
  return {
    open(session, actor) {
      return withRetries(() =>
        query.transaction().execute(async (transaction) => {
          const detail = await sessionName(transaction, session);
          const expiresAt = isoTime(clock() + PROJECTOR_TTL_MS);
          const token = await tokens.issue(transaction, { kind: 'projector', session });
          await audit(transaction, clock, { actor, action: 'projector-opened', subject: session, detail });
          return { token, expiresAt };
        }),
      ).catch((error: unknown) => {
        // The session was deleted between the look-up and the insertion of the token.
        throw isOrphan(error) ? unknownSession() : error;
      });
    },
    revoke(session, actor) {
      return withRetries(() =>
        query.transaction().execute(async (transaction) => {
          const detail = await sessionName(transaction, session);
          const revoked = await endProjectors(transaction, session);
          await audit(transaction, clock, {
            actor,
            action: 'projectors-revoked',
            subject: session,
            detail: { ...detail, addresses: revoked },
          });
          return revoked;
        }),
      );
    },
  };
}
