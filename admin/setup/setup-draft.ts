/** A set-up as its form holds it: texts, whatever is typed. */

import { BOARDS, HINT_POLICIES, SESSION_NAME, START_BY } from '#schemas/console-constants.ts';
import type { StartBy } from '#schemas/session-clock.ts';
import type { BoardSetting, HintPolicy, SessionDetails } from '#schemas/session-setup.ts';
import type { Workshop } from '#schemas/workshop.ts';
import { toLocal } from '../format/local-time.ts';
import { messages } from '../language/language.ts';
import { type UnreadLine, writePeople } from './people-list.ts';

export interface SetupDraft {
  readonly name: string;
  /** The classic programme is played as it stands; otherwise what was chosen. */
  readonly everything: boolean;
  /** Keys in the order of play. */
  readonly chosen: readonly string[];
  /** Minutes. */
  readonly duration: string;
  /** Local times, as a field of date and time holds them. */
  readonly opensAt: string;
  readonly closesAt: string;
  readonly startBy: StartBy;
  readonly hintPolicy: HintPolicy;
  readonly board: BoardSetting;
  readonly personalCodes: boolean;
  readonly fleet: boolean;
  /** Where players report; empty is as the installation says. */
  readonly reportEmail: string;
  readonly reportPhone: string;
  readonly reportButton: string;
  /** One a line. */
  readonly teams: string;
  /** People in any shape that `readPeople` knows. */
  readonly allowed: string;
  /** What loaded files hold that could not be read: nobody is left out unawares. */
  readonly unreadFiles: readonly UnreadFile[];
  /** What it was planned as. */
  readonly workshop: Workshop | null;
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
    HINT_POLICIES.some((policy) => policy === fields.get('hintPolicy')) &&
    BOARDS.some((board) => board === fields.get('board')) &&
    Array.isArray(chosen) &&
    chosen.every((key) => typeof key === 'string') &&
    Array.isArray(fields.get('unreadFiles')) &&
    typeof fields.get('workshop') === 'object'
  );
}

/** A draft that is kept while nobody is signed in. */
export interface KeptDraft {
  readonly draft: SetupDraft;
  /** What it began with, of what was changed in it. */
  readonly replaced: Partial<SetupDraft>;
}

/** Whether a value that was stored is a kept draft of this program. */
export function isKeptDraft(value: unknown): value is KeptDraft {
  if (typeof value !== 'object' || value === null || !('draft' in value && 'replaced' in value)) return false;
  const { draft, replaced } = value;
  return isDraft(draft) && typeof replaced === 'object' && isDraft({ ...draft, ...replaced });
}

/** A plain session: plays the classic programme, opens at once, for everyone who has the code. */
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
  reportEmail: '',
  reportPhone: '',
  reportButton: '',
  teams: '',
  allowed: '',
  unreadFiles: [],
  workshop: null,
};

/** What is set up of a session. */
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
    reportEmail: details.reporting?.email ?? '',
    reportPhone: details.reporting?.phone ?? '',
    reportButton: details.reporting?.button ?? '',
    teams: details.teams.join('\n'),
    allowed: writePeople(details.allowed),
    unreadFiles: [],
    workshop: details.workshop,
  };
}

/** The same set-up for another time: name marked as a copy, opening, closing and day left open. */
export function copyOf(details: SessionDetails): SetupDraft {
  const mark = messages().setup.copyMark;
  const name = `${(details.name ?? details.code).slice(0, SESSION_NAME.maxLength - mark.length)}${mark}`;
  const { workshop } = details;
  return { ...draftOf(details), name, opensAt: '', closesAt: '', workshop: workshop && { ...workshop, startsAt: null } };
}
