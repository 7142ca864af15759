/** Right of access and portability (GDPR, articles 15 and 20): all data about one person, in every session. Reads only. */
import type { Kysely, Selectable } from 'kysely';
import { toPoints } from '#engine/rules/scoring.ts';
import type { HeldData, Participation } from '#schemas/data-protection.ts';
import { type DetailField, eventRule } from '#schemas/events.ts';
import type { EventDetail } from '#schemas/live.ts';
import { detailOf } from '../audit/audit-log.ts';
import { isoTime } from '../clock.ts';
import type { Tables } from '../database/tables.ts';
import { displayedCode } from '../session-model/session-codes.ts';
import { textsOf } from '../session-model/stored-texts.ts';

/** @param email normalised @param now milliseconds since 1970 */
export async function readHeldData(query: Kysely<Tables>, email: string, now: number): Promise<HeldData> {
  const people = await query
    .selectFrom('participants')
    .innerJoin('sessions', 'sessions.id', 'participants.session')
    .selectAll('participants')
    .select(['sessions.code', 'sessions.name as session_name'])
    .where('participants.email', '=', email)
    .orderBy('participants.created_at')
    .execute();
  const invitations = await query
    .selectFrom('allowed_players')
    .innerJoin('sessions', 'sessions.id', 'allowed_players.session')
    .leftJoin('personal_seats', (join) =>
      join.onRef('personal_seats.session', '=', 'sessions.id').on('personal_seats.email', '=', email),
    )
    .select(['sessions.id', 'sessions.code', 'sessions.name as session_name', 'allowed_players.name', 'allowed_players.team'])
    .select('issued_at')
    .where('entry', '=', email)
    .orderBy('sessions.created_at')
    .execute();
  const refused = await query
    .selectFrom('refused_logins')
    .innerJoin('sessions', 'sessions.id', 'refused_logins.session')
    .select(['sessions.id', 'sessions.code', 'sessions.name', 'reason', 'first_at', 'last_at', 'count'])
    .where('email', '=', email)
    .orderBy('first_at')
    .execute();
  const waiting = await query
    .selectFrom('waiting_people')
    .innerJoin('sessions', 'sessions.id', 'waiting_people.session')
    .select(['sessions.id', 'sessions.code', 'sessions.name', 'state', 'first_at', 'last_at'])
    .where('email', '=', email)
    .orderBy('first_at')
    .execute();
  const mails = await query
    .selectFrom('mails')
    .innerJoin('mailings', 'mailings.id', 'mailing')
    .select(['subject', 'state', 'changed_at', 'created_by'])
    .where('email', '=', email)
    .orderBy('changed_at')
    .execute();
  const account = await query
    .selectFrom('facilitators')
    .select(['role', 'created_at'])
    // Usernames keep their capitals, and have no accents.
    .where(({ eb, fn }) => eb(fn<string>('lower', ['username']), '=', email))
    .executeTakeFirst();
  const participations: Participation[] = [];
  for (const person of people) participations.push(await readParticipation(query, person, isoTime(now)));
  return {
    email,
    readAt: isoTime(now),
    participations,
    invitations: invitations.map(({ id, code, session_name, name, team, issued_at }) => ({
      session: { id, code: displayedCode(code), name: session_name },
      name,
      team,
      seatDrawnAt: issued_at,
    })),
    refusedLogins: refused.map(({ id, code, name, reason, first_at, last_at, count }) => ({
      session: { id, code: displayedCode(code), name },
      reason,
      firstAt: first_at,
      lastAt: last_at,
      count,
    })),
    waiting: waiting.map(({ id, code, name, state, first_at, last_at }) => ({
      session: { id, code: displayedCode(code), name },
      state,
      firstAt: first_at,
      lastAt: last_at,
    })),
    mails: mails.map(({ subject, state, changed_at: at, created_by: createdBy }) => ({ subject, state, at, createdBy })),
    directory: await readEntry(query, email),
    campaigns: await readCampaigns(query, email),
    account: account ? { role: account.role, createdAt: account.created_at } : null,
  };
}

async function readEntry(query: Kysely<Tables>, email: string): Promise<HeldData['directory']> {
  const entry = await query.selectFrom('people').selectAll().where('email', '=', email).executeTakeFirst();
  if (!entry) return null;
  const { name, department, site, language } = entry;
  const rest = { managerDepartment: entry.manager_department, addedAt: entry.created_at, leftAt: entry.left_at };
  return { name, department, site, language, ...rest };
}

/** Data of deleted sessions that running campaigns keep. */
async function readCampaigns(query: Kysely<Tables>, email: string): Promise<HeldData['campaigns']> {
  const attendances = await query
    .selectFrom('campaign_attendances')
    .selectAll()
    .where((eb) => eb.or([eb('email', '=', email), eb('merged_into', '=', email)]))
    .orderBy('day')
    .execute();
  const invitations = await query.selectFrom('campaign_invitations').selectAll().where('email', '=', email).execute();
  const kept = new Set([...attendances, ...invitations].map(({ campaign }) => campaign));
  if (kept.size === 0) return [];
  const campaigns = await query
    .selectFrom('campaigns')
    .select(['id', 'name', 'ends_on'])
    .where('id', 'in', [...kept])
    .orderBy('starts_on')
    .orderBy('id')
    .execute();
  return campaigns.map(({ id, name, ends_on: endsOn }) => {
    const invitation = invitations.find(({ campaign }) => campaign === id);
    const came = attendances.filter(({ campaign }) => campaign === id);
    const emails = new Set(came.flatMap(({ email: own, merged_into: main }) => [own, main]));
    return {
      name,
      endsOn,
      invited: invitation !== undefined,
      invitedName: invitation?.name ?? null,
      department: invitation?.department ?? null,
      cameOn: came[0]?.day ?? null,
      finished: came.some(({ finished }) => finished === 1),
      otherEmails: [...emails].filter((other) => other !== email).sort(),
    };
  });
}

type PersonRow = Selectable<Tables['participants']> & { readonly code: string; readonly session_name: string | null };

/** @param at ISO 8601, UTC: logins that ended before this time are not counted */
async function readParticipation(query: Kysely<Tables>, person: PersonRow, at: string): Promise<Participation> {
  const { id } = person;
  const emails = query.selectFrom('participants').select('email');
  const heir = person.merged_into === null ? undefined : await emails.where('id', '=', person.merged_into).executeTakeFirst();
  const merged = await emails.where('merged_into', '=', id).orderBy('email').execute();
  const logins = await query
    .selectFrom('tokens')
    .select('hash')
    .where('participant', '=', id)
    .where('expires_at', '>', at)
    .execute();
  const standing = await query.selectFrom('standings').select('points').where('participant', '=', id).executeTakeFirst();
  return {
    participant: id,
    session: { id: person.session, code: displayedCode(person.code), name: person.session_name },
    boardName: person.name,
    hiddenName: person.hidden_name,
    hiddenAt: person.hidden_at,
    team: person.team,
    joinedAt: person.created_at,
    removedAt: person.removed_at,
    mergedInto: heir?.email ?? null,
    mergedFrom: merged.map(({ email }) => email),
    personalCode: person.personal_code !== null,
    debriefsTold: person.debriefs_told === null ? [] : textsOf(person.debriefs_told),
    logins: logins.length,
    points: standing ? toPoints(standing.points) : null,
    ...(await readPlay(query, id)),
    ...(await readAnswers(query, id)),
    appointments: await readAppointments(query, id),
    returnInvitations: await query
      .selectFrom('return_invitations')
      .select(['at', 'kind', 'state'])
      .where('participant', '=', id)
      .orderBy('at')
      .orderBy('kind')
      .execute(),
    ...(await readRecords(query, id)),
  };
}

/** Missions, points and history of a participant. */
async function readPlay(query: Kysely<Tables>, id: string): Promise<Pick<Participation, 'missions' | 'ledger' | 'history'>> {
  const states = await query
    .selectFrom('challenge_states')
    .selectAll()
    .where('participant', '=', id)
    .orderBy('challenge')
    .execute();
  const movements = await query
    .selectFrom('score_events')
    .select(['at', 'kind', 'challenge', 'points', 'reason', 'actor'])
    .where('participant', '=', id)
    .orderBy('id')
    .execute();
  const events = await query
    .selectFrom('session_events')
    .select(['at', 'kind', 'challenge', 'detail'])
    .where((eb) => eb.or([eb('participant', '=', id), eb('other', '=', id)]))
    .orderBy('number')
    .execute();
  return {
    missions: states.map((state) => ({
      challenge: state.challenge,
      openedAt: state.opened_at,
      failures: state.failures,
      hintsShown: state.hints_shown,
      hintsGiven: state.hints_given,
      solvedAt: state.solved_at,
      points: state.points === null ? null : toPoints(state.points),
    })),
    ledger: movements.map((movement) => ({ ...movement, points: toPoints(movement.points) })),
    history: events.map(({ at, kind, challenge, detail }) => ({
      at,
      kind,
      challenge,
      detail: personalFields(eventRule(kind)?.fields ?? [], detail),
    })),
  };
}

/** The fields of an event that are about the person. Left out are the cell, as `missions` has it, and the session's clock. */
function personalFields(fields: readonly DetailField[], stored: string): Readonly<Record<string, unknown>> {
  const detail: EventDetail = JSON.parse(stored);
  const own = fields.filter((field) => field !== 'cell' && field !== 'room' && detail[field] !== undefined);
  return Object.fromEntries(own.map((field) => [field, detail[field]]));
}

/** Answers that earn no points. */
async function readAnswers(
  query: Kysely<Tables>,
  id: string,
): Promise<Pick<Participation, 'judgements' | 'recallAnswers' | 'finaleVotes' | 'debriefAnswers'>> {
  const judgements = await query
    .selectFrom('judgements')
    .selectAll()
    .where('participant', '=', id)
    .orderBy('challenge')
    .orderBy('item')
    .execute();
  const recall = await query.selectFrom('retrieval_answers').selectAll().where('participant', '=', id).orderBy('at').execute();
  const votes = await query.selectFrom('finale_votes').selectAll().where('participant', '=', id).orderBy('number').execute();
  const debrief = await query.selectFrom('debrief_answers').selectAll().where('participant', '=', id).orderBy('at').execute();
  return {
    judgements: judgements.map(judgementOf),
    recallAnswers: recall.map(({ at, challenge, correct }) => ({ at, challenge, correct: correct === 1 })),
    finaleVotes: votes.map(({ at, number, genuine }) => ({ at, round: number, genuine: genuine === 1 })),
    debriefAnswers: debrief.map(({ at, challenge, chosen }) => ({ at, challenge, chosen })),
  };
}

function judgementOf({
  challenge,
  item,
  hostile,
  first_hostile,
  last_hostile,
}: Omit<Selectable<Tables['judgements']>, 'participant'>): Participation['judgements'][number] {
  return { challenge, item, hostile: hostile === 1, firstHostile: first_hostile === 1, lastHostile: last_hostile === 1 };
}

async function readAppointments(query: Kysely<Tables>, id: string): Promise<Participation['appointments']> {
  const rows = await query.selectFrom('appointments').selectAll().where('participant', '=', id).orderBy('due_on').execute();
  const held = [];
  for (const row of rows) {
    const answers = await query
      .selectFrom('return_answers')
      .selectAll()
      .where('appointment', '=', row.id)
      .orderBy('at')
      .execute();
    const judgements = await query
      .selectFrom('return_judgements')
      .selectAll()
      .where('appointment', '=', row.id)
      .orderBy('challenge')
      .orderBy('item')
      .execute();
    const solved = await query
      .selectFrom('return_solves')
      .select(['at', 'challenge'])
      .where('appointment', '=', row.id)
      .orderBy('at')
      .execute();
    held.push({
      keptAt: row.kept_at,
      dueOn: row.due_on,
      endsOn: row.ends_on,
      intention: row.intention,
      outcome: row.outcome,
      answers: answers.map(({ at, challenge, correct }) => ({ at, challenge, correct: correct === 1 })),
      judgements: judgements.map(judgementOf),
      solved,
    });
  }
  return held;
}

/** The attestation, and the entries of the audit log. */
async function readRecords(query: Kysely<Tables>, id: string): Promise<Pick<Participation, 'attestation' | 'audit'>> {
  const attestation = await query
    .selectFrom('attestations')
    .select(['code', 'name', 'issued_at'])
    .where('participant', '=', id)
    .executeTakeFirst();
  const entries = await query
    .selectFrom('audit_log')
    .select(['at', 'actor', 'action', 'detail'])
    .where('subject', '=', id)
    .orderBy('id')
    .execute();
  return {
    attestation: attestation
      ? { code: displayedCode(attestation.code), name: attestation.name, issuedAt: attestation.issued_at }
      : null,
    audit: entries.map(({ detail, ...entry }) => ({ ...entry, detail: detailOf(detail) })),
  };
}
