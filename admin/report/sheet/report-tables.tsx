/** Tables of a report: sessions, missions, teams. In a narrow window, lists of cards. */

import { groupTitle } from '#engine/rules/measure/group-title.ts';
import { boundOf, hintsBound, type Masking, type ToldPart } from '#engine/rules/measure/told-bound.ts';
import { MIN_REPORTED } from '#schemas/report-constants.ts';
import type { Figures, Report } from '#schemas/reports.ts';
import { frenchCount, frenchDay, frenchMean, frenchMinutes, frenchMonth, missionTitle, NO_FIGURE, partOf } from './french.ts';
import { OPEN_COUNTS_LATER } from './limits.ts';
import styles from './report-tables.module.css';
import { COMPARED_RANGE_ROOM, COMPARED_ROOM, RANGE_ROOM, RATE_ROOM, Share } from './share.tsx';
import {
  boundCount,
  boundMean,
  boundRate,
  meanRange,
  rateOf,
  rateRange,
  signedRate,
  signedRateOf,
  type ToldRange,
} from './told.ts';

/** Share of opened missions that were right at the first try. */
export const firstTryRate = (figures: Figures | null | undefined) => (figures ? partOf(figures.firstTry, figures.opened) : null);
/** Number of opened missions that were right at the first try, as a part of the opened missions. */
export const firstTryPart = (figures: Figures | null | undefined): ToldPart[] =>
  figures ? [{ part: figures.firstTry, whole: figures.opened }] : [];
export const solvedPart = (figures: Figures | null | undefined): ToldPart[] =>
  figures ? [{ part: figures.solved, whole: figures.opened }] : [];
export const rightPart = (memory: Report['memory']): ToldPart[] =>
  memory ? [{ part: memory.right, whole: memory.answered }] : [];

/** Number of opened missions solved by an answer that is accepted but not right, as a part of the opened missions. */
export const acceptedPart = ({ figures, accepted }: Report['missions'][number]): ToldPart[] =>
  figures && accepted !== undefined ? [{ part: accepted, whole: figures.opened }] : [];

/** 'au plus 1 acceptée, pas encore juste'; null if no mission accepts such answers. */
export function formatAccepted(missions: Report['missions'], masking: Masking): string | null {
  const parts = missions.flatMap(acceptedPart);
  if (parts.length === 0) return null;
  const count = parts.reduce((sum, { part }) => sum + part, 0);
  const one = count < 2;
  return `${boundCount(count, boundOf(parts, masking))} ${one ? 'acceptée, pas encore juste' : 'acceptées, pas encore justes'}`;
}

const roomOf = (against: Report | null) => (against ? COMPARED_ROOM : RATE_ROOM);

const NO_BREAK = '\u00a0';
const FIRST_TRY = 'Du premier coup';

export interface Compared {
  /** Report for comparison; null without one. */
  readonly against: Report | null;
  readonly masking: Masking;
  /** Masking of the report for comparison. */
  readonly maskingOfAgainst: Masking;
}

/** Former rate in words, for comparison; null without one. */
export function toldBefore(parts: readonly ToldPart[], masking: Masking): string | null {
  return parts.length === 0 ? null : signedRate(parts, masking);
}
type MissionsProps = Compared & Pick<Report, 'missions'>;

/** Missions of a report. @param areOpen whether the report includes sessions that are still open */
export function Missions({ missions, areOpen, ...compared }: MissionsProps & { readonly areOpen: boolean }) {
  const told = missions.filter(({ figures }) => figures !== null);
  const untold = missions.filter(({ figures }) => figures === null).map(({ title }) => missionTitle(title));
  return (
    <>
      {told.length > 0 && <MissionTable missions={told} {...compared} />}
      {told.length > SINGLE_MISSIONS && <MissionList missions={told} masking={compared.masking} />}
      {untold.length > 0 && (
        <p className={styles.untold}>
          {areOpen
            ? `Sans chiffres, car ceux d’une session encore ouverte ne comptent que ${OPEN_COUNTS_LATER}`
            : `Missions que moins de ${MIN_REPORTED} personnes ont ouvertes`}
          {NO_BREAK}: {untold.join(' · ')}.
        </p>
      )}
    </>
  );
}

type Mission = Report['missions'][number];

interface MissionNameProps {
  readonly mission: Mission;
  readonly masking: Masking;
  /** Whether the name is beside the share of solves, which includes accepted answers. */
  readonly ofSolves?: boolean;
}

/**
 * Title of a mission. If the mission accepts answers that are not right, it is followed by the number of such answers or, where that is not
 * known, by '(accepté)'.
 */
function MissionName({ mission, masking, ofSolves = false }: MissionNameProps) {
  const { title, accepts, accepted } = mission;
  if (accepted === undefined) return accepts === undefined ? missionTitle(title) : `${missionTitle(title)} (accepté)`;
  return (
    <>
      {missionTitle(title)}{' '}
      <span className={styles.accepted}>
        {ofSolves && 'réussites, dont '}
        {formatAccepted([mission], masking)}
      </span>
    </>
  );
}

/**
 * Maximum number of missions with a row each on paper. If there are more, a list of two columns replaces the table, as a report has three
 * sheets at most.
 */
export const SINGLE_MISSIONS = 10;

/** List of missions for paper only. */
function MissionList({ missions, masking }: Pick<MissionsProps, 'missions' | 'masking'>) {
  return (
    <div className={styles.paper}>
      <p className={styles.untold}>
        Juste du premier coup, et personnes qui ont ouvert la mission. Les autres chiffres de chaque mission sont dans le fichier
        pour tableur.
      </p>
      <ul className={styles.dense}>
        {missions.map((mission) => (
          <li key={mission.key}>
            <span>
              <MissionName mission={mission} masking={masking} />
            </span>
            <span>{signedRateOf(firstTryPart(mission.figures), masking)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function MissionTable({ missions, against, masking, maskingOfAgainst }: MissionsProps) {
  return (
    <table className={styles.table} data-many={missions.length > SINGLE_MISSIONS || undefined}>
      <thead>
        <tr>
          <th scope="col">Mission</th>
          <th scope="col" className={styles.wide}>
            {FIRST_TRY}
          </th>
          <th scope="col">Ouverte par</th>
          <FigureHeads />
          <th scope="col">De mémoire</th>
        </tr>
      </thead>
      <tbody>
        {missions.map((mission) => (
          <MissionRow key={mission.key} {...{ mission, against, masking, maskingOfAgainst }} />
        ))}
      </tbody>
    </table>
  );
}

function MissionRow({ mission, against, masking, maskingOfAgainst }: Compared & { readonly mission: Mission }) {
  const { key, figures, memory } = mission;
  return (
    <tr>
      <th scope="row">
        <MissionName mission={mission} masking={masking} ofSolves />
      </th>
      <td className={styles.wide} data-label={FIRST_TRY}>
        <Share
          value={firstTryRate(figures)}
          accepted={rateOf(acceptedPart(mission))}
          told={signedRate(firstTryPart(figures), masking)}
          before={toldBefore(firstTryPart(against?.missions.find((one) => one.key === key)?.figures), maskingOfAgainst)}
          room={roomOf(against)}
        />
      </td>
      <td data-label="Ouverte par">{figures ? frenchCount(figures.opened) : NO_FIGURE}</td>
      <FigureCells figures={figures} masking={masking} />
      <td data-label="De mémoire">{signedRateOf(rightPart(memory), masking)}</td>
    </tr>
  );
}

/** Maximum number of sessions in single rows; more sessions are added up by month. */
const SINGLE_SESSIONS = 12;

interface SessionsRow {
  readonly at: string;
  readonly title: string;
  readonly invited: number | null;
  readonly came: number;
  readonly opened: number;
  readonly firstTry: number;
}

/**
 * Sessions or months in order of time. A session's figure is approximate: it is the sum of missions, each of which is masked (rounded away
 * from 0 and 100 %).
 */
export function Sessions({ sessions, masking }: { readonly sessions: Report['sessions'] } & Pick<Compared, 'masking'>) {
  const bound = masking === null ? 'exact' : 'about';
  const rows = sessions.length > SINGLE_SESSIONS ? byMonth(sessions) : sessions.map(sessionRow);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{sessions.length > SINGLE_SESSIONS ? 'Mois' : 'Session'}</th>
          <th scope="col" className={styles.wide}>
            {FIRST_TRY}
          </th>
          <th scope="col">Parties</th>
          <th scope="col">Venues</th>
          <th scope="col">Invitées</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ at, title, invited, came, opened, firstTry }) => (
          <tr key={`${at} ${title}`}>
            <th scope="row">{title}</th>
            <td className={styles.wide} data-label={FIRST_TRY}>
              <Share value={partOf(firstTry, opened)} told={boundRate(partOf(firstTry, opened) ?? 0, bound)} room={RATE_ROOM} />
            </td>
            <td data-label="Parties">{frenchCount(opened)}</td>
            <td data-label="Venues">{frenchCount(came)}</td>
            <td data-label="Invitées">{invited === null ? NO_FIGURE : frenchCount(invited)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function sessionRow({ name, at, invited, came, figures, interim }: Report['sessions'][number]): SessionsRow {
  const day = interim ? `depuis le ${frenchDay(at)}` : frenchDay(at);
  const title = name === null ? day : `${name}, ${day}`;
  return { at, title, invited, came, opened: figures?.opened ?? 0, firstTry: figures?.firstTry ?? 0 };
}

function byMonth(sessions: Report['sessions']): SessionsRow[] {
  const months = new Map<string, { row: SessionsRow; count: number }>();
  for (const one of sessions) {
    const row = sessionRow(one);
    const former = months.get(row.at.slice(0, 7));
    const sum = former ? added(former.row, row) : row;
    months.set(row.at.slice(0, 7), { row: sum, count: (former?.count ?? 0) + 1 });
  }
  return [...months.values()].map(({ row, count }) => ({
    ...row,
    title: `${frenchMonth(row.at)}, ${frenchCount(count)}\u00a0${count === 1 ? 'session' : 'sessions'}`,
  }));
}

function added(a: SessionsRow, b: SessionsRow): SessionsRow {
  return {
    ...a,
    invited: a.invited === null || b.invited === null ? null : a.invited + b.invited,
    came: a.came + b.came,
    opened: a.opened + b.opened,
    firstTry: a.firstTry + b.firstTry,
  };
}

export function Teams({ teams, against, masking, maskingOfAgainst }: Compared & Pick<Report, 'teams'>) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Équipe</th>
          <th scope="col" className={styles.wide}>
            {FIRST_TRY}
          </th>
          <th scope="col">Personnes</th>
          <FigureHeads />
        </tr>
      </thead>
      <tbody>
        {teams.map((group) => (
          <tr key={`${group.others} ${group.team}`}>
            <th scope="row">{groupTitle(group)}</th>
            <td className={styles.wide} data-label={FIRST_TRY}>
              <Share
                value={partOf(teamRange(group, 'firstTry', masking).low, group.figures.opened)}
                until={partOf(teamRange(group, 'firstTry', masking).high, group.figures.opened) ?? 0}
                told={teamRate(group, 'firstTry', masking)}
                before={teamBefore(
                  against?.teams.find(({ team, others }) => team === group.team && others === group.others),
                  maskingOfAgainst,
                )}
                room={against ? COMPARED_RANGE_ROOM : RANGE_ROOM}
              />
            </td>
            <td data-label="Personnes">{frenchCount(group.people)}</td>
            <td data-label="Réussite">{teamRate(group, 'solved', masking)}</td>
            <td data-label="Essais">{frenchMean(group.figures.tries)}</td>
            <td data-label="Indices">{meanRange(teamRange(group, 'hints', masking))}</td>
            <td data-label="Temps médian">{frenchMinutes(group.figures.minutes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Team = Report['teams'][number];

/** Range in which a team's figure lies; in a report with names, exactly the figure. */
function teamRange({ figures, ranges }: Team, what: keyof Team['ranges'], masking: Masking): ToldRange {
  return masking === null ? { low: figures[what], high: figures[what] } : ranges[what];
}

function teamRate(team: Team, what: 'firstTry' | 'solved', masking: Masking): string {
  return rateRange(teamRange(team, what, masking), team.figures.opened);
}

/** A team's former rate, for comparison; null without one. */
function teamBefore(team: Team | undefined, masking: Masking): string | null {
  return team === undefined ? null : teamRate(team, 'firstTry', masking);
}

function FigureHeads() {
  return (
    <>
      <th scope="col">Réussite</th>
      <th scope="col">Essais</th>
      <th scope="col">Indices</th>
      <th scope="col">Temps médian</th>
    </>
  );
}

function FigureCells({ figures, masking }: { readonly figures: Figures | null; readonly masking: Masking }) {
  return (
    <>
      <td data-label="Réussite">{signedRate(solvedPart(figures), masking)}</td>
      <td data-label="Essais">{figures ? frenchMean(figures.tries) : NO_FIGURE}</td>
      <td data-label="Indices">{figures ? boundMean(figures.hints, hintsBound([figures], masking)) : NO_FIGURE}</td>
      <td data-label="Temps médian">{frenchMinutes(figures?.minutes ?? null)}</td>
    </>
  );
}
