/** Held data of a person in readable sections: on the page, and in a text file. */

import { optionLetter } from '#engine/rules/debrief-slide.ts';
import { ROLES } from '#schemas/console-constants.ts';
import type { HeldData, Participation } from '#schemas/data-protection.ts';
import { INTENTION_OUTCOMES } from '#schemas/return-constants.ts';
import { knownMistake } from '#schemas/verdict-labels.ts';
import { formatAction, formatActor, formatDetail, formatSession } from '../format/audit.ts';
import { formatDate, formatMoment } from '../format/local-time.ts';
import { formatNumber } from '../format/numbers.ts';
import { messages, perLanguage } from '../language/language.ts';

/** Titles of missions by key. */
export type Titles = ReadonlyMap<string, string>;

interface HeldSection {
  readonly title: string;
  readonly facts: readonly HeldFact[];
}

/** A term with its lines, none of which is empty. */
type HeldFact = readonly [term: string, lines: readonly string[]];

/** All sections, in the language of the console; empty if nothing is held. */
export function heldSections(held: HeldData, titles: Titles): readonly HeldSection[] {
  const { dataProtection: words, mails } = messages();
  const { facts } = words;
  const { directory, account } = held;
  return [
    ...held.participations.map((participation) => ({
      title: words.participation(formatSession(participation.session)),
      facts: nonEmpty(participationFacts(participation, titles)),
    })),
    ...held.invitations.map(({ session, name, team, seatDrawnAt }) => ({
      title: words.invitation(formatSession(session)),
      facts: nonEmpty([
        [facts.realName, [name]],
        [facts.team, [team]],
        [facts.personalSeat, [seatDrawnAt && formatMoment(seatDrawnAt)]],
      ]),
    })),
    ...held.refusedLogins.map(({ session, firstAt, lastAt, count }) => ({
      title: words.refused(formatSession(session)),
      facts: nonEmpty([
        [facts.since, [line(firstAt, lastAt === firstAt ? null : formatMoment(lastAt), `× ${formatNumber(count)}`)]],
      ]),
    })),
    ...held.waiting.map(({ session, firstAt, lastAt }) => ({
      title: words.atTheDoor(formatSession(session)),
      facts: nonEmpty([[facts.since, [line(firstAt, lastAt === firstAt ? null : formatMoment(lastAt))]]]),
    })),
    ...held.mails.map(({ subject, state, at, createdBy }) => ({
      title: words.mail(subject),
      facts: nonEmpty([[facts.state, [line(at, mails.oneState[state], formatActor(createdBy))]]]),
    })),
    ...(directory === null
      ? []
      : [
          {
            title: words.directory,
            facts: nonEmpty([
              [facts.realName, [directory.name]],
              [facts.department, [directory.department]],
              [facts.site, [directory.site]],
              [facts.managerDepartment, [directory.managerDepartment]],
              [facts.language, [directory.language && languageWords(directory.language)]],
              [facts.since, [formatMoment(directory.addedAt)]],
              [facts.leftAt, [moment(directory.leftAt)]],
            ]),
          },
        ]),
    ...held.campaigns.map(({ name, endsOn, invitedName, department, cameOn, finished, otherEmails }) => ({
      title: words.campaign(name),
      facts: nonEmpty([
        [facts.realName, [invitedName]],
        [facts.department, [department]],
        [facts.mergedFrom, otherEmails],
        [
          facts.cameOn,
          [cameOn === null ? words.notCome : [formatDate(cameOn), finished ? words.finished : null].filter(Boolean).join(' · ')],
        ],
        [facts.keptUntil, [formatDate(endsOn)]],
      ]),
    })),
    ...(account === null
      ? []
      : [
          {
            title: words.account,
            facts: nonEmpty([
              [facts.role, [roleWords(account.role)]],
              [facts.since, [formatMoment(account.createdAt), words.accountAbout]],
            ]),
          },
        ]),
  ];
}

/** The sections as the content of a text file. */
export function heldText(held: HeldData, titles: Titles): string {
  const { dataProtection: words } = messages();
  const sections = heldSections(held, titles).map(({ title, facts }) =>
    [title, ...facts.flatMap(([term, lines]) => [`  ${term}`, ...lines.map((line) => `    ${line}`)])].join('\n'),
  );
  return `${[words.of(held.email, formatMoment(held.readAt)), ...sections].join('\n\n')}\n`;
}

type Possible = readonly [term: string, lines: readonly (string | null)[]];

function nonEmpty(facts: readonly Possible[]): readonly HeldFact[] {
  return facts.flatMap(([term, lines]) => {
    const there = lines.filter((line) => line !== null);
    return there.length === 0 ? [] : [[term, there] as const];
  });
}

/**
 * Fields with a line of their own. The session is the section's title; answers of the finale and of debriefs are listed with recall
 * answers.
 */
type PrintedField = Exclude<keyof Participation, 'participant' | 'session' | 'finaleVotes' | 'debriefAnswers'>;

function participationFacts(one: Participation, titles: Titles): readonly Possible[] {
  const { dataProtection: words, format } = messages();
  const mission = (key: string | null) => (key === null ? null : (titles.get(key) ?? key));
  const answered = ({ at, challenge, correct }: Participation['recallAnswers'][number]) =>
    line(at, mission(challenge), correct ? words.right : words.wrong);
  const { facts } = words;
  // As a `Record`, a missing field does not compile.
  const printed: Readonly<Record<PrintedField, Possible>> = {
    boardName: [facts.boardName, [one.boardName]],
    hiddenName: [facts.hiddenName, [one.hiddenName]],
    hiddenAt: [facts.hiddenAt, [moment(one.hiddenAt)]],
    team: [facts.team, [one.team]],
    joinedAt: [facts.joinedAt, [formatMoment(one.joinedAt)]],
    removedAt: [facts.removedAt, [moment(one.removedAt)]],
    mergedInto: [facts.mergedInto, [one.mergedInto]],
    mergedFrom: [facts.mergedFrom, one.mergedFrom],
    personalCode: [facts.personalCode, [one.personalCode ? words.yes : words.no]],
    logins: [facts.logins, [formatNumber(one.logins)]],
    points: [facts.points, [one.points === null ? words.none : formatNumber(one.points)]],
    missions: [
      facts.missions,
      one.missions.map(({ challenge, failures, hintsShown, points }) =>
        words.mission(titles.get(challenge) ?? challenge, failures, hintsShown, points ?? 0),
      ),
    ],
    ledger: [
      facts.ledger,
      // A reason is shown if a person gave it; otherwise it is an internal word of the server.
      one.ledger.map(({ at, kind, challenge, points, reason, actor }) =>
        line(at, format.events[kind], mission(challenge), words.points(points), actor === null ? null : reason),
      ),
    ],
    history: [
      facts.history,
      one.history.map(({ at, kind, challenge, detail: { actor, ...detail } }) =>
        line(
          at,
          words.happened[kind],
          mission(challenge),
          ...happenings(kind, detail),
          typeof actor === 'string' ? words.by(formatActor(actor)) : null,
        ),
      ),
    ],
    debriefsTold: [facts.debriefsTold, one.debriefsTold.map(mission)],
    judgements: [facts.judgements, judgedItems(one.judgements, titles)],
    recallAnswers: [
      facts.answers,
      [
        ...one.recallAnswers.map(answered),
        ...one.finaleVotes.map(({ at, round, genuine }) => line(at, words.round(round, genuine))),
        ...one.debriefAnswers.map(({ at, challenge, chosen }) =>
          line(at, words.chosen(titles.get(challenge) ?? challenge, optionLetter(chosen))),
        ),
      ],
    ],
    appointments: [
      facts.appointments,
      one.appointments.flatMap(({ keptAt, dueOn, intention, outcome, answers, judgements, solved }) => [
        line(keptAt, formatDate(dueOn), intention, outcomeWords(outcome)),
        ...answers.map(answered),
        ...judgedItems(judgements, titles),
        ...solved.map(({ at, challenge }) => line(at, mission(challenge))),
      ]),
    ],
    returnInvitations: [
      facts.returnInvitations,
      one.returnInvitations.map(({ at, kind, state }) => line(at, words.returnKinds[kind], words.invitationStates[state])),
    ],
    attestation: [
      facts.attestation,
      one.attestation === null ? [] : [line(one.attestation.issuedAt, one.attestation.code, one.attestation.name)],
    ],
    audit: [
      facts.audit,
      one.audit.map(({ at, actor, action, detail }) =>
        line(at, formatActor(actor), formatAction(action), ...formatDetail({ action, detail: titled(detail, titles) })),
      ),
    ],
  };
  return Object.values(printed);
}

/** Judged items. An item has a key but no name: it is named by its number among the items of its mission. */
function judgedItems(judgements: Participation['judgements'], titles: Titles): readonly string[] {
  const { dataProtection: words } = messages();
  const places = new Map<string, number>();
  return judgements.map((judgement) => {
    const { challenge } = judgement;
    const place = 1 + (places.get(challenge) ?? 0);
    places.set(challenge, place);
    return words.judged(titles.get(challenge) ?? challenge, place, judgement);
  });
}

function line(at: string, ...parts: readonly (string | null)[]): string {
  return [formatMoment(at), ...parts.filter((part) => part !== null && part !== '')].join(' · ');
}

/**
 * Details of an event in words. A mistake has a French name in every language of the console, as in reports; the verdict of a solve is
 * never shown as a mistake. Mistakes named only in their mission's code are named in the file of all data.
 */
function happenings(kind: string, detail: Readonly<Record<string, unknown>>): readonly string[] {
  const { right, accepted, otherMistake, wrong, points } = messages().dataProtection;
  return Object.entries(detail).map(([field, value]) => {
    if (typeof value === 'boolean') return value ? right : wrong;
    if (typeof value === 'number') return field === 'points' ? points(value) : formatNumber(value);
    if (field !== 'verdict') return String(value);
    if (value === 'correct') return right;
    return kind === 'solve' ? accepted : (knownMistake({ verdict: String(value) }) ?? otherMistake);
  });
}

/** Detail of an entry of the audit log, with the mission's title in place of its key. */
function titled(detail: Participation['audit'][number]['detail'], titles: Titles): Participation['audit'][number]['detail'] {
  const key = detail?.['challenge'];
  return typeof key === 'string' ? { ...detail, challenge: titles.get(key) ?? key } : detail;
}

function outcomeWords(outcome: string | null): string | null {
  const known = INTENTION_OUTCOMES.find((one) => one === outcome);
  return known === undefined ? outcome : messages().dataProtection.outcomes[known];
}

const languages = perLanguage((locale) => new Intl.DisplayNames(locale, { type: 'language' }));

/** Name of an ISO 639 language code; other text is returned as the directory has it. */
function languageWords(code: string): string {
  return /^[a-z]{2,3}$/.test(code) ? (languages().of(code) ?? code) : code;
}

function roleWords(role: string): string {
  const known = ROLES.find((one) => one === role);
  return known === undefined ? role : messages().format.roles[known].name;
}

function moment(at: string | null): string | null {
  return at === null ? null : formatMoment(at);
}
