/** State of the set-up form: the texts of its fields, valid or not. */

import { BOARDS, DOORS, HINT_POLICIES, PLAYER_LOGINS, SESSION_NAME, START_BY } from '#schemas/console-constants.ts';
import type { StartBy } from '#schemas/session-clock.ts';
import type { BoardSetting, DoorSetting, HintPolicy, PlayerLogin, SessionDetails } from '#schemas/session-setup.ts';
import { toLocal } from '../format/local-time.ts';
import { messages } from '../language/language.ts';
import { type UnreadLine, writePeople } from './people-list.ts';
import { type WorkshopDraft, workshopDraftOf } from './workshop/workshop-draft.ts';

/** A list of people: its text, and lines of loaded files. */
export interface PeopleDraft {
  /** Text in any format that `readPeople` accepts. */
  readonly allowed: string;
  /** Lines of loaded files that could not be read, so that nobody is left out unnoticed. */
  readonly unreadFiles: readonly UnreadFile[];
}

export interface SetupDraft extends PeopleDraft {
  readonly name: string;
  /** True for the whole classic programme, false for the selection in `chosen`. */
  readonly everything: boolean;
  /** Keys in the order of play. */
  readonly chosen: readonly string[];
  /** Duration in minutes. */
  readonly duration: string;
  /** Local times in the format of a date-and-time field. */
  readonly opensAt: string;
  readonly closesAt: string;
  readonly startBy: StartBy;
  readonly hintPolicy: HintPolicy;
  readonly board: BoardSetting;
  readonly personalCodes: boolean;
  readonly fleet: boolean;
  readonly door: DoorSetting;
  readonly playerLogin: PlayerLogin;
  /** Reporting channel; if empty, that of the installation is used. */
  readonly reportEmail: string;
  readonly reportPhone: string;
  readonly reportButton: string;
  /** Names of teams, one a line. */
  readonly teams: string;
  /** The workshop, if the session was planned as one. */
  readonly workshop: WorkshopDraft | null;
}

export interface UnreadFile {
  readonly name: string;
  readonly unread: readonly UnreadLine[];
}

const TEXTS = [
  'name',
  'duration',
  'opensAt',
  'closesAt',
  'reportEmail',
  'reportPhone',
  'reportButton',
  'teams',
  'allowed',
] as const satisfies readonly (keyof SetupDraft)[];

function isDraft(value: unknown): value is SetupDraft {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  const texts = TEXTS.map((field) => fields.get(field));
  const chosen = fields.get('chosen');
  return (
    texts.every((text) => typeof text === 'string') &&
    typeof fields.get('everything') === 'boolean' &&
    START_BY.some((begin) => begin === fields.get('startBy')) &&
    typeof fields.get('personalCodes') === 'boolean' &&
    typeof fields.get('fleet') === 'boolean' &&
    DOORS.some((door) => door === fields.get('door')) &&
    PLAYER_LOGINS.some((login) => login === fields.get('playerLogin')) &&
    HINT_POLICIES.some((policy) => policy === fields.get('hintPolicy')) &&
    BOARDS.some((board) => board === fields.get('board')) &&
    Array.isArray(chosen) &&
    chosen.every((key) => typeof key === 'string') &&
    Array.isArray(fields.get('unreadFiles')) &&
    (fields.get('workshop') === null || hasWorkshopFields(fields.get('workshop')))
  );
}

/** Whether a kept value has the typed fields of a workshop. */
export function hasWorkshopFields(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return ['expected', 'startsAt', 'venue', 'facilitator'].every((field) => typeof fields.get(field) === 'string');
}

/** A draft that was kept when the sign-in expired. */
export interface KeptDraft {
  readonly draft: SetupDraft;
  /** Initial values of the fields that were changed. */
  readonly replaced: Partial<SetupDraft>;
}

/** Whether a stored value is a kept draft of this version of the program. */
export function isKeptDraft(value: unknown): value is KeptDraft {
  if (typeof value !== 'object' || value === null || !('draft' in value && 'replaced' in value)) return false;
  const { draft, replaced } = value;
  return isDraft(draft) && typeof replaced === 'object' && isDraft({ ...draft, ...replaced });
}

/** Defaults of a new session: it plays the classic programme, opens at once, and admits everyone with the code. */
export const PLAIN_DRAFT: SetupDraft = {
  name: '',
  everything: true,
  chosen: [],
  duration: '',
  opensAt: '',
  closesAt: '',
  startBy: 'opening',
  hintPolicy: 'table',
  board: 'full',
  personalCodes: false,
  fleet: true,
  door: 'open',
  playerLogin: 'email',
  reportEmail: '',
  reportPhone: '',
  reportButton: '',
  teams: '',
  allowed: '',
  unreadFiles: [],
  workshop: null,
};

/** Form values of an existing session. */
export function draftOf(details: SessionDetails): SetupDraft {
  return {
    name: details.name ?? '',
    everything: details.challenges === null,
    chosen: details.challenges ?? [],
    duration: details.durationMinutes === null ? '' : String(details.durationMinutes),
    opensAt: toLocal(details.opensAt),
    closesAt: toLocal(details.closesAt),
    startBy: details.startBy,
    hintPolicy: details.hintPolicy,
    board: details.board,
    personalCodes: details.personalCodes,
    fleet: details.fleet,
    door: details.door,
    playerLogin: details.playerLogin,
    reportEmail: details.reporting?.email ?? '',
    reportPhone: details.reporting?.phone ?? '',
    reportButton: details.reporting?.button ?? '',
    teams: details.teams.join('\n'),
    allowed: writePeople(details.allowed),
    unreadFiles: [],
    workshop: details.workshop && workshopDraftOf(details.workshop),
  };
}

/** Form values of a copy: its name is marked as a copy; opening, closing and day are empty. */
export function copyOf(details: SessionDetails): SetupDraft {
  const mark = messages().setup.copyMark;
  const name = `${(details.name ?? details.code).slice(0, SESSION_NAME.maxLength - mark.length)}${mark}`;
  const draft = draftOf(details);
  return { ...draft, name, opensAt: '', closesAt: '', workshop: draft.workshop && { ...draft.workshop, startsAt: '' } };
}
