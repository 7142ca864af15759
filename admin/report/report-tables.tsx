/** The tables of a report: missions, subjects, teams; a list of cards where it is narrow. */

import type { Figures, Report } from '#schemas/reports.ts';
import { mistakeLabel } from '#schemas/verdict-labels.ts';
import { formatTeams, frenchCount, frenchMean, frenchMinutes, frenchRate, missionTitle, NO_FIGURE, partOf } from './french.ts';
import styles from './report-tables.module.css';
import { COMPARED_ROOM, RATE_ROOM, Share } from './share.tsx';

const rateOf = (figures: Figures | null | undefined) => (figures ? partOf(figures.solved, figures.opened) : null);

const roomOf = (against: Report | null) => (against ? COMPARED_ROOM : RATE_ROOM);

const NO_BREAK = '\u00a0';

/** Mistakes that are told of a mission. */
const MISTAKES = 3;

export function Missions({ missions, against }: { readonly missions: Report['missions']; readonly against: Report | null }) {
  const told = missions.filter(({ figures }) => figures !== null);
  const untold = missions.filter(({ figures }) => figures === null).map(({ title }) => missionTitle(title));
  return (
    <>
      {told.length > 0 && <MissionTable missions={told} against={against} />}
      {untold.length > 0 && (
        <p className={styles.untold}>
          Ouvertes par trop peu de personnes pour des chiffres{NO_BREAK}: {untold.join(' · ')}.
        </p>
      )}
    </>
  );
}

function MissionTable({ missions, against }: { readonly missions: Report['missions']; readonly against: Report | null }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Mission</th>
          <th scope="col" className={styles.wide}>
            Réussite
          </th>
          <th scope="col">Ouverte par</th>
          <FigureHeads />
          <th scope="col">De mémoire</th>
        </tr>
      </thead>
      <tbody>
        {missions.map(({ key, title, figures, memory, mistakes }) => (
          <tr key={key}>
            <th scope="row">
              {missionTitle(title)}
              {mistakes.length > 0 && (
                <span className={styles.mistakes}>
                  Erreurs{NO_BREAK}:{' '}
                  {mistakes
                    .slice(0, MISTAKES)
                    .map((mistake) => `${mistakeLabel(mistake)} (${frenchCount(mistake.people)}\u00a0personnes)`)
                    .join(', ')}
                </span>
              )}
            </th>
            <td className={styles.wide} data-label="Réussite">
              <Share
                value={rateOf(figures)}
                before={rateOf(against?.missions.find((one) => one.key === key)?.figures)}
                room={roomOf(against)}
              />
            </td>
            <td data-label="Ouverte par">{figures ? frenchCount(figures.opened) : NO_FIGURE}</td>
            <FigureCells figures={figures} />
            <td data-label="De mémoire">{memory ? frenchRate(memory.right / memory.answered) : NO_FIGURE}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Subjects({ subjects, against }: { readonly subjects: Report['subjects']; readonly against: Report | null }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Thème</th>
          <th scope="col" className={styles.wide}>
            Réussite
          </th>
          <FigureHeads />
        </tr>
      </thead>
      <tbody>
        {subjects.map(({ category, figures }) => (
          <tr key={category}>
            <th scope="row">{category}</th>
            <td className={styles.wide} data-label="Réussite">
              <Share
                value={rateOf(figures)}
                before={rateOf(against?.subjects.find((one) => one.category === category)?.figures)}
                room={roomOf(against)}
              />
            </td>
            <FigureCells figures={figures} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Teams({ teams, against }: { readonly teams: Report['teams']; readonly against: Report | null }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Équipe</th>
          <th scope="col" className={styles.wide}>
            Réussite
          </th>
          <th scope="col">Personnes</th>
          <FigureHeads />
        </tr>
      </thead>
      <tbody>
        {teams.map((group) => (
          <tr key={`${group.others} ${group.team}`}>
            <th scope="row">{formatTeams(group)}</th>
            <td className={styles.wide} data-label="Réussite">
              <Share
                value={rateOf(group.figures)}
                before={rateOf(
                  against?.teams.find(({ team, others }) => team === group.team && others === group.others)?.figures,
                )}
                room={roomOf(against)}
              />
            </td>
            <td data-label="Personnes">{frenchCount(group.people)}</td>
            <FigureCells figures={group.figures} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function FigureHeads() {
  return (
    <>
      <th scope="col">Essais</th>
      <th scope="col">Indices</th>
      <th scope="col">Temps médian</th>
    </>
  );
}

function FigureCells({ figures }: { readonly figures: Figures | null }) {
  return (
    <>
      <td data-label="Essais">{figures ? frenchMean(figures.tries) : NO_FIGURE}</td>
      <td data-label="Indices">{figures ? frenchMean(figures.hints) : NO_FIGURE}</td>
      <td data-label="Temps médian">{frenchMinutes(figures?.minutes ?? null)}</td>
    </>
  );
}
