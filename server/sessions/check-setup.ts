/** Validation of a set-up beyond its schema, and normalisation for storage. Pure functions. */

import { isErasedEmail } from '#engine/rules/erased-email.ts';
import { ALLOWED_ENTRY } from '#schemas/console-constants.ts';
import { someWhereToReport } from '#schemas/reporting-channel.ts';
import type { NewSession, SessionSetup } from '#schemas/session-setup.ts';
import { isoTime } from '../clock.ts';
import { fits } from '../database/columns/validation.ts';
import { COLUMNS } from '../database/columns.ts';
import { type ConsoleText, ServerError } from '../errors.ts';
import { momentOf } from '../http/moment.ts';
import { normaliseEmail } from '../session-model/emails.ts';
import { isName, isPrintable } from '../session-model/printable.ts';

/** Whether a normalised entry fits its column. */
const isStorable = fits(COLUMNS.allowed_players.entry);
/** Control characters, line breaks and lone surrogates, which no database stores. */
const MORE_THAN_A_LINE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
/**
 * Names of sessions follow the rule for names of people: otherwise two sessions could look the same in a list, or a name could run from
 * right to left.
 */
const NO_NAME = {
  en: 'holds characters that nobody sees or that turn the text around, or no letter or digit: type it anew.',
  fr: 'contient des caractères que personne ne voit ou qui retournent le texte, ou n’a ni lettre ni chiffre : saisissez-le à nouveau.',
} as const satisfies ConsoleText;

function refuse(field: keyof SessionSetup | 'workshop.startsAt' | 'workshop.venue', message: ConsoleText): never {
  throw new ServerError(400, 'invalid-field', message, { field });
}

/** Facts about the installation that a set-up must match. */
export interface SetupRules {
  /** Whether a challenge of this key exists. */
  readonly isKnown: (key: string) => boolean;
  /** Whether an identity provider is set up for players. */
  readonly playerProvider: boolean;
}

/**
 * Validates and normalises a set-up; missing fields get the defaults.
 * @throws ServerError 400 that names the field
 */
export function checkedSetup(given: NewSession, { isKnown, playerProvider }: SetupRules): SessionSetup {
  const opensAt = moment('opensAt', given.opensAt);
  const closesAt = moment('closesAt', given.closesAt);
  if (opensAt !== null && closesAt !== null && opensAt >= closesAt)
    refuse('closesAt', {
      en: 'The session must close after it opens: set a later closing time.',
      fr: 'La session doit fermer après son ouverture : choisissez une fermeture plus tardive.',
    });
  const unknown = given.challenges?.find((key) => !isKnown(key));
  if (unknown !== undefined)
    refuse('challenges', { en: `There is no challenge "${unknown}".`, fr: `Il n’y a pas de mission « ${unknown} ».` });
  if (given.playerLogin === 'provider' && !playerProvider)
    refuse('playerLogin', {
      en: 'playerLogin must be email here: no identity provider is set up for players.',
      fr: 'playerLogin doit valoir email ici : aucun fournisseur d’identité n’est configuré pour les participants.',
    });
  const teams = teamNames(given.teams ?? []);
  return {
    name: name(given.name),
    challenges: given.challenges ?? null,
    durationMinutes: given.durationMinutes ?? null,
    opensAt,
    closesAt,
    startBy: given.startBy ?? 'opening',
    hintPolicy: given.hintPolicy ?? 'table',
    teams: [...teams.values()],
    board: given.board ?? 'full',
    personalCodes: given.personalCodes ?? false,
    fleet: given.fleet ?? true,
    door: given.door ?? 'open',
    playerLogin: given.playerLogin ?? 'email',
    reporting: given.reporting ? someWhereToReport(given.reporting) : null,
    allowed: allowList(given.allowed ?? [], teams),
    workshop: workshop(given.workshop),
  };
}

/** @param stands current end of a paused session, which may be in the past @throws ServerError 400 */
export function mustBeToCome({ closesAt }: Pick<SessionSetup, 'closesAt'>, now: number, stands: string | null = null): void {
  if (closesAt !== null && closesAt !== stands && closesAt <= isoTime(now))
    refuse('closesAt', {
      en: 'The closing time is over already: set a later one.',
      fr: 'L’heure de fermeture est déjà passée : choisissez-en une plus tardive.',
    });
}

/**
 * Checks a workshop. Its time is normalised like the session's times; it may be in the past, as a set-up can be changed afterwards.
 * @throws ServerError 400
 */
function workshop(given: NewSession['workshop']): SessionSetup['workshop'] {
  if (!given) return null;
  if (given.venue !== null && !isPrintable(given.venue))
    refuse('workshop.venue', {
      en: 'workshop.venue holds characters that nobody sees or that turn the text around: type it anew.',
      fr: 'workshop.venue contient des caractères que personne ne voit ou qui retournent le texte : saisissez-le à nouveau.',
    });
  return { ...given, startsAt: moment('workshop.startsAt', given.startsAt) };
}

function name(given: string | null | undefined): string | null {
  const trimmed = given?.trim() ?? '';
  if (trimmed === '') return null;
  if (MORE_THAN_A_LINE.test(trimmed))
    refuse('name', { en: 'name must be one line of text.', fr: 'name doit être une seule ligne de texte.' });
  if (!isName(trimmed)) refuse('name', { en: `name ${NO_NAME.en}`, fr: `name ${NO_NAME.fr}` });
  return trimmed;
}

function moment(field: 'opensAt' | 'closesAt' | 'workshop.startsAt', given: string | null | undefined): string | null {
  return given === null || given === undefined ? null : momentOf(field, given);
}

/** Team names: name in lower case → name. */
function teamNames(given: readonly string[]): Map<string, string> {
  const teams = new Map<string, string>();
  for (const team of given) {
    if (MORE_THAN_A_LINE.test(team))
      refuse('teams', {
        en: 'The name of a team must be one line of text.',
        fr: 'Le nom d’une équipe doit être une seule ligne de texte.',
      });
    if (!isName(team)) refuse('teams', { en: `The name of a team ${NO_NAME.en}`, fr: `Le nom d’une équipe ${NO_NAME.fr}` });
    if (teams.has(team.toLowerCase()))
      refuse('teams', {
        en: `Two teams are called "${team}": give each a name of its own.`,
        fr: `Deux équipes s’appellent « ${team} » : donnez à chacune son nom.`,
      });
    teams.set(team.toLowerCase(), team);
  }
  return teams;
}

/** Checks the allow-list: each e-mail or domain once, sorted; of duplicates, the last entry counts. */
function allowList(given: NonNullable<NewSession['allowed']>, teams: ReadonlyMap<string, string>): SessionSetup['allowed'] {
  const entries = new Map<string, SessionSetup['allowed'][number]>();
  for (const { entry: typed, team, name: realName = null } of given) {
    const entry = normaliseEmail(typed);
    if (!isPrintable(entry) || isErasedEmail(entry))
      refuse('allowed', {
        en: `"${typed}" is neither an e-mail nor a domain.`,
        fr: `« ${typed} » n’est ni une adresse e-mail ni un domaine.`,
      });
    if (!isStorable(entry))
      refuse('allowed', {
        en: `"${entry.slice(0, 40)}…" must have at most ${ALLOWED_ENTRY.maxLength} characters.`,
        fr: `« ${entry.slice(0, 40)}… » doit avoir au plus ${ALLOWED_ENTRY.maxLength} caractères.`,
      });
    const known = team === null ? null : teams.get(team.toLowerCase());
    if (known === undefined)
      refuse('allowed', {
        en: `"${entry}" is in a team "${team}" that the session does not have.`,
        fr: `« ${entry} » est dans une équipe « ${team} » que la session n’a pas.`,
      });
    if (realName !== null && !isName(realName))
      refuse('allowed', { en: `The name of "${entry}" ${NO_NAME.en}`, fr: `Le nom de « ${entry} » ${NO_NAME.fr}` });
    entries.set(entry, { entry, team: known, name: realName });
  }
  return [...entries.values()].sort((a, b) => (a.entry < b.entry ? -1 : 1));
}
