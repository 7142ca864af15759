/** The attestations of a whole session at once, under the names of its list of invited people. */

import type { Transaction } from 'kysely';
import { frenchOrder } from '#engine/rules/french-order.ts';
import type { IssuedAttestations } from '#schemas/attestation.ts';
import { audit } from '../audit/audit-log.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import { type OnPage, participantPages } from '../database/participant-pages.ts';
import type { Tables } from '../database/tables.ts';
import { lockParticipants } from '../ledger/lock.ts';
import { IS_PLAYING, isPlaying } from '../session-model/playing.ts';
import { REAL_NAME } from '../session-model/real-name.ts';
import { attestationOf, attestationRows, insertAttestations, type Manifest, solvedOf, statesOf } from './attestation-rows.ts';
import { asPrintable } from './printable-name.ts';

/** Issues attestations page by page of participants, each page in a transaction of its own, with an audit entry if any are issued. */
export async function issueAll(
  { query, kind }: Pick<Database, 'query' | 'kind'>,
  clock: Clock,
  manifests: readonly Manifest[],
  session: string,
  actor: string,
): Promise<IssuedAttestations> {
  const issued: IssuedAttestations = { attestations: [], otherwiseNamed: 0, unnamed: 0, withoutMission: 0 };
  for await (const onPage of participantPages(query, session)) {
    const page = await withRetries(() =>
      query.transaction().execute(async (transaction) => {
        const { people, statesBy } = await readPage(transaction, onPage);
        const locked = await lockParticipants(
          transaction,
          kind,
          people.map(({ id }) => id),
          'play',
        );
        const attested = new Set((await rowsOf(transaction, onPage)).map(({ participant }) => participant));
        const named = people.flatMap(({ id, name }) =>
          name !== null && !attested.has(id) && isPlaying(locked.get(id)) && solvedOf(statesBy(id)).size > 0
            ? [[id, name] as const]
            : [],
        );
        if (named.length > 0) {
          await insertAttestations(transaction, manifests, session, new Map(named), isoTime(clock()));
          await audit(transaction, clock, {
            actor,
            action: 'attestations-issued',
            subject: session,
            detail: { count: named.length },
          });
        }
        return { people, statesBy, rows: await rowsOf(transaction, onPage) };
      }),
    );
    const byParticipant = new Map(page.rows.map((row) => [row.participant, row]));
    for (const { id, name } of page.people) {
      const row = byParticipant.get(id);
      if (row?.name === name) issued.attestations.push(attestationOf(row, page.statesBy(id), manifests));
      // Attestations under a self-chosen name are left out: only their owner shows them.
      else if (row) issued.otherwiseNamed += 1;
      else if (solvedOf(page.statesBy(id)).size === 0) issued.withoutMission += 1;
      else issued.unnamed += 1;
    }
  }
  issued.attestations.sort((a, b) => frenchOrder(a.name, b.name));
  return issued;
}

/** Participants who play, each with the printable name of the allow-list and the completed missions. */
async function readPage(transaction: Transaction<Tables>, onPage: OnPage) {
  const rows = await transaction
    .selectFrom('participants')
    .select(['id', REAL_NAME.as('name')])
    .where(onPage)
    .where(IS_PLAYING)
    .execute();
  const people = rows.map(({ id, name }) => ({ id, name: asPrintable(name ?? '').name }));
  const statesBy = await statesOf(
    transaction,
    people.map(({ id }) => id),
  );
  return { people, statesBy };
}

function rowsOf(transaction: Transaction<Tables>, onPage: OnPage) {
  return attestationRows(transaction).where(onPage).execute();
}
