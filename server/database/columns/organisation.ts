/** Columns about the whole installation: directory of people, campaigns, erasures, audit log, settings. */
import { Type } from 'typebox';
import {
  CAMPAIGN_NAME,
  CAMPAIGN_PURPOSE,
  LANGUAGE,
  MAIL_SUBJECT,
  MAIL_TEXT,
  MANAGER,
  PURPOSE,
  REAL_NAME,
  VENUE,
} from '#schemas/console-constants.ts';
import { APPOINTMENT_KINDS } from '#schemas/return-constants.ts';
import { OrNone } from '#schemas/shapes.ts';
import { Actor, Day, Email, Flag, Identifier, INTEGER, STORABLE, Team, Time, text } from './column-types.ts';

export const ORGANISATION_COLUMNS = {
  /**
   * Directory of the organisation's people. The row stays when a person leaves and, without address and name, when their data is erased, so
   * that counts by department do not change.
   */
  people: {
    id: Identifier,
    /** Lower case; null once erased. */
    email: OrNone(Email),
    name: OrNone(text(REAL_NAME)),
    department: OrNone(Team),
    site: OrNone(text(VENUE)),
    /** Manager or parent department, as in the imported list. The text may name a person, so it is erased with the name. */
    manager_department: OrNone(text(MANAGER)),
    /** ISO 639: `fr`. */
    language: OrNone(text(LANGUAGE)),
    created_at: Time,
    updated_at: Time,
    /** Time at which the person left; null while the person is present. */
    left_at: OrNone(Time),
  },
  /** Settings of the directory: a single row, written with the first change. */
  people_directory: {
    id: Type.Integer({ minimum: 1, maximum: 1 }),
    /** Changes with every update: an import compares it to detect changes since its preview (optimistic concurrency). */
    version: Identifier,
    /** Purpose of the processing, as stated by the administrators. */
    purpose: OrNone(text(PURPOSE)),
    /** Day after which names and addresses are erased: 2027-06-30. */
    ends_on: OrNone(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
  },
  /** Periods of training, in which each person attends one session. */
  campaigns: {
    id: Identifier,
    name: text(CAMPAIGN_NAME),
    /** Purpose, in a text that participants may read; may be empty. */
    purpose: text(CAMPAIGN_PURPOSE),
    /** First and last day. */
    starts_on: Day,
    ends_on: Day,
    /** JSON list of the invited departments; null means everybody. */
    departments: OrNone(Type.String({ maxLength: 100_000, pattern: STORABLE, format: 'department-list' })),
    created_by: Actor,
    created_at: Time,
    ended_at: OrNone(Time),
    /** JSON object, final `CampaignFigures`; null until the campaign ends. */
    figures: OrNone(Type.String({ maxLength: 1_000_000, pattern: STORABLE, format: 'campaign-figures' })),
    /**
     * Number of people outside the list who came to deleted sessions, whose addresses are not kept. Below 0 where two participants of one
     * person count apart because the session in which they were merged is gone.
     */
    outside_deleted: Type.Integer({ minimum: -INTEGER, maximum: INTEGER }),
  },
  /** Expected people of a running campaign who came to deleted sessions; deleted when the campaign ends (decision 54). */
  campaign_attendances: {
    campaign: Identifier,
    /** Address of an expected person, or one that was merged with theirs. */
    email: Email,
    /** Address of the participant who had the points; the same as `email` without a merge. */
    merged_into: Email,
    /** Day of the first login to a deleted session. */
    day: Day,
    /** Whether every mission of one of those sessions was solved. */
    finished: Flag,
  },
  /**
   * People invited to deleted sessions, where a running campaign expects the people of its lists; deleted when
   * the campaign ends (decision 54).
   */
  campaign_invitations: {
    campaign: Identifier,
    email: Email,
    name: OrNone(text(REAL_NAME)),
    /** The person's team on the list. */
    department: OrNone(Team),
  },
  /** Sessions of campaigns; each belongs to one campaign at most. */
  campaign_sessions: {
    session: Identifier,
    campaign: Identifier,
    /** People who came before this time were not told of the campaign; null for sessions that joined it before 1.1.0 stored this time. */
    added_at: OrNone(Time),
  },
  /** Returns that a campaign sets for everybody, one row a kind (docs/returns.md). */
  campaign_returns: {
    campaign: Identifier,
    kind: Type.Enum([...APPOINTMENT_KINDS]),
    /** Only people who come after this time are asked back: earlier ones were not told. */
    since: Time,
    subject: text(MAIL_SUBJECT),
    /** Text with a placeholder for the personal link. */
    body: text(MAIL_TEXT),
    reply_to: Email,
    /** Address of the page of returns. */
    page: text({ maxLength: 300 }),
    set_by: Actor,
    /**
     * 0 until the returns are set again: after a restore, as people may have been asked since the backup was made (backups leave this
     * column out), and after waiting mails were cancelled.
     */
    running: Flag,
  },
  /** Tombstones of erased people, so that restoring an older backup does not bring them back. */
  erased_people: {
    /**
     * HMAC of the e-mail, or of the identifier of a row that had it, with the installation's key: a given one can be looked up, but none can
     * be read.
     */
    hash: Type.String(),
    erased_at: Time,
  },
  audit_log: {
    id: Identifier,
    at: Time,
    actor: Actor,
    /** An `AuditAction`; any text, as the log keeps actions that a later release no longer writes. */
    action: Type.String(),
    subject: OrNone(text({ maxLength: 100 })),
    detail: OrNone(Type.String({ pattern: STORABLE, format: 'object' })),
    /** Number in the chain; null until the entry is sealed. In no backup. */
    position: OrNone(Type.Integer()),
  },
  /** The audit log's chain, a link an entry, without gaps; links before a purge are deleted. In no backup. */
  audit_chain: {
    position: Type.Integer(),
    /** Identifier of the entry, which a purge may have deleted. */
    entry_id: Identifier,
    at: Time,
    /** SHA-256 of the entry. */
    digest: Type.String(),
    /** HMAC of the entry's reason; null without a reason. */
    reason_hash: OrNone(Type.String()),
    /** Key of that HMAC; null once the reason was erased. */
    reason_key: OrNone(Type.String()),
    /** SHA-256 of the link and of the previous seal. */
    seal: Type.String(),
  },
  settings: { key: Type.String(), value: Type.String() },
} as const;
