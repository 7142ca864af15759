/** The first page of a report: what a director reads, decides and signs. The following pages explain its figures. */
import type { ReactNode } from 'react';
import { grouped } from '#engine/rules/grouped.ts';
import { groupTitle } from '#engine/rules/measure/group-title.ts';
import type { Masking } from '#engine/rules/measure/told-bound.ts';
import { MAX_MEASURES } from '#schemas/console-constants.ts';
import { FIRST_TRY_GOAL, MIN_REPORTED } from '#schemas/report-constants.ts';
import type { Report, ReportCampaign } from '#schemas/reports.ts';
import type { ReturnFigures } from '#schemas/return-figures.ts';
import { THEME_TITLES } from '#schemas/theme-titles.ts';
import { attended, BY_CAMPAIGN_DEPARTMENT, invitedOf } from './attendance.tsx';
import styles from './director-page.module.css';
import { formatRightJudgements, said } from './discernment.tsx';
import {
  formatCampaign,
  formatPlays,
  formatUninvited,
  frenchCount,
  frenchList,
  frenchRate,
  partOf,
  repeatsReport,
  upTo,
} from './french.ts';
import { ENOUGH_FOR_VERDICT, hasOpenSessions, isTooFew, limitsOf, MEASURES_WAIT, missingOf } from './limits.ts';
import { MEASURES } from './measures.ts';
import { firstTryPart, rightPart } from './report-tables.tsx';
import { FRENCH_RETURNS } from './returns-french.ts';
import { rateOf, wholeOf, wordedRate, wordedTimesOf } from './told.ts';

interface DirectorPageProps {
  readonly report: Report;
  /** Campaign to which all sessions of the report belong; null if there is none. */
  readonly campaign: ReportCampaign | null;
  readonly masking: Masking;
  /** Results of the returns; undefined while they are not known. */
  readonly returns: readonly ReturnFigures[] | undefined;
  /** The facilitators' conclusion; '' without one. */
  readonly conclusion: string;
}

/**
 * Maximum characters of a conclusion on the first page, with and without measures, which take most of it. Each line counts as at least
 * {@link CHARACTERS_A_LINE}.
 */
const ROOM_FOR_CONCLUSION = { measures: 250, none: 700 } as const;
const CHARACTERS_A_LINE = 100;

/** Whether the conclusion is short enough for the first page, which needs room for decision and signature. */
export function isConclusionFirst(report: Report, conclusion: string): boolean {
  const taken = conclusion.split('\n').reduce((sum, { length }) => sum + Math.max(length, CHARACTERS_A_LINE), 0);
  return taken <= ROOM_FOR_CONCLUSION[report.measures.length > 0 && !isTooFew(report) ? 'measures' : 'none'];
}

export function DirectorPage({ report, campaign, masking, returns, conclusion }: DirectorPageProps) {
  return (
    <div className={styles.page}>
      <Answer title="Ce qui a été appris">
        {learnt(report, masking, returns).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Answer>
      <Answer title="Que faire maintenant">
        <Next report={report} campaign={campaign} />
      </Answer>
      <Answer title="Qui est venu, qui manque">
        {attendance(report, campaign, masking).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Answer>
      <Answer title="Ce que ce rapport ne dit pas">
        <p>{[...limitsOf(report, returns), SELDOM_SAID].join(' ')}</p>
      </Answer>
      {conclusion !== '' && isConclusionFirst(report, conclusion) && (
        <section aria-label="Conclusion">
          <h3>Conclusion</h3>
          <p className={styles.conclusion}>{conclusion}</p>
        </section>
      )}
      <div className={styles.signed} data-roomy={isTooFew(report) || report.measures.length < MAX_MEASURES || undefined}>
        <p>Décision de la direction&nbsp;:</p>
        <p>Nom, date et signature&nbsp;:</p>
      </div>
    </div>
  );
}

const SELDOM_SAID =
  'Il dit ce que les personnes ont fait en sachant qu’on les exerçait\u00a0; pas ce qu’elles feront au travail.';

function Answer({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function people(count: number, one: string, more: string): string {
  return `${frenchCount(count)}\u00a0${count < 2 ? one : more}`;
}

const FAIR = 0.5;

/**
 * Sentences about learning: a verdict by the rule that proposes measures, the best and the weakest theme, discernment, answers from memory.
 */
function learnt(report: Report, masking: Masking, returns: readonly ReturnFigures[] = []): string[] {
  const parts = report.missions.flatMap(({ figures }) => firstTryPart(figures));
  const rate = rateOf(parts);
  const isInterim = hasOpenSessions(report);
  if (rate === null)
    return [
      isInterim
        ? 'Trop peu de personnes ont tout terminé pour le dire\u00a0: il en faut dix.'
        : 'Trop peu de personnes ont ouvert les mêmes missions pour le dire.',
    ];
  const measured = `Juste du premier coup, sans indice\u00a0: ${wordedRate(parts, masking)} de ${formatPlays(wholeOf(parts))}, pour un but de ${frenchRate(FIRST_TRY_GOAL)}, que Vigie propose\u00a0: ce n’est pas une norme, et il se discute. Une partie est une mission ouverte par une personne.`;
  return [
    verdictOf(rate, report, isInterim, measured, masking),
    // With few people, one person more or fewer could make another theme the best.
    ...(isTooFew(report) ? [] : themesInWords(report, masking)),
    ...(report.judgements
      ? [
          `Au premier jugement de chaque élément (un message, un visiteur, une demande\u00a0; une mission en a plusieurs), le groupe ${said(report.judgements.first)}. ${formatRightJudgements(report.judgements, masking)}`,
        ]
      : []),
    ...remembered(report, masking),
    ...returns.flatMap(({ kind, told }) => {
      if (told?.memory == null) return [];
      const { came, kept, memory } = told;
      const right = FRENCH_RETURNS.remembered(partOf(memory.now.right, memory.now.answered) ?? 0, null);
      return [`${FRENCH_RETURNS.came(FRENCH_RETURNS.after[kind], came, kept)} ${right}`];
    }),
  ];
}

/** The measured rate with a verdict. There is no verdict for few people, or while people still play. */
function verdictOf(rate: number, report: Report, isInterim: boolean, measured: string, masking: Masking): string {
  if (isInterim) return `${measured} Le verdict attend la fin.`;
  if (isTooFew(report)) {
    const played = people(report.participation.played, 'personne', 'personnes');
    const why =
      masking === null
        ? `La mesure est celle de ${played}`
        : `De ${played} qui ont joué, seules comptent ici les parties des missions que ${MIN_REPORTED} au moins ont ouvertes`;
    return `${measured} ${why}\u00a0: trop peu pour un verdict.`;
  }
  if (rate >= FIRST_TRY_GOAL) return `Le but est atteint. ${measured}`;
  return `Le but ${rate >= FAIR ? 'est atteint en partie' : 'n’est pas encore atteint'}. ${measured}`;
}

/** The best and the weakest theme; empty if they are the same, or if no theme qualifies as the best. */
function themesInWords({ themes, missions }: Report, masking: Masking): string[] {
  const weakest = themes[0];
  // A mission that also accepts answers that are not right does not show that a gesture is mastered.
  const best = themes.findLast(({ theme }) =>
    missions.every((mission) => mission.theme !== theme || mission.figures === null || mission.accepts === undefined),
  );
  if (!weakest || !best || weakest === best) return [];
  const told = ({ theme }: Report['themes'][number]) => {
    const parts = missions.flatMap((mission) => (mission.theme === theme ? firstTryPart(mission.figures) : []));
    return `«\u00a0${THEME_TITLES[theme]}\u00a0» (${wordedTimesOf(parts, masking)})`;
  };
  return [`Le geste le mieux acquis\u00a0: ${told(best)}. Le plus fragile\u00a0: ${told(weakest)}.`];
}

function remembered({ missions }: Report, masking: Masking): string[] {
  const parts = missions.flatMap(({ memory }) => rightPart(memory));
  if (parts.length === 0) return [];
  return [
    `De mémoire, quelques missions plus tard, ${wordedRate(parts, masking)} de ${frenchCount(wholeOf(parts))}\u00a0réponses sont justes.`,
  ];
}

/** A group is named if less than this share of its people attended. */
const HALF = 0.5;
/**
 * Maximum characters for the names of groups. If they are longer, only the first groups are named, so that the first page stays one page.
 */
const ROOM_FOR_GROUPS = 220;
const NAMED_OF_MANY = 3;

/** Attendance of these sessions and of the campaign, and the groups of which most people are missing. */
function attendance(report: Report, campaign: ReportCampaign | null, masking: Masking): string[] {
  const { participation, sessions, departments, directory } = report;
  const { invited, uninvited, came, played } = participation;
  const cameInvited = came - uninvited;
  const hasList = invited !== null && invited > 0;
  const of = campaign !== null && campaign.departments.length > 0 ? invitedOf(campaign.departments) : null;
  const seldom = of ? seldomCame(of, masking, CAMPAIGN_GROUPS) : seldomCame(departments, masking);
  // For several sessions the campaign's figures come first: they count each person once, unlike invitations.
  if (campaign && sessions.length > 1)
    return [
      `${formatCampaign(campaign)} Chacune y compte une fois. ${people(played, 'a joué', 'ont joué')} aux sessions de ce rapport.`,
      ...(invited === null
        ? []
        : [
            `Par invitation\u00a0: ${frenchCount(cameInvited)} sur ${frenchCount(invited)} ont fait venir quelqu’un, qui est invité à deux sessions y comptant deux fois.`,
          ]),
      ...seldom,
    ];
  if (campaign && hasList && !repeatsReport(campaign, participation))
    return [`${missingOfBoth(participation, campaign)} ${people(played, 'a joué', 'ont joué')}.`, ...seldom];
  const twice = sessions.length > 1 ? ' Qui était invité à deux sessions compte deux fois.' : '';
  const further = of || directory.length > 0 ? ` Plus loin\u00a0: qui est venu, par service${of ? '' : ' de l’annuaire'}.` : '';
  const venue = hasList
    ? `${cameOf(participation)}. ${upperFirst(missing(missingOf(participation)))}.`
    : `${people(came, 'personne est venue', 'personnes sont venues')}\u00a0; ${sessions.length === 1 ? 'cette session n’a' : 'une session au moins n’a'} pas de liste d’invités.${further}`;
  return [
    `${venue}${twice} ${people(played, 'a joué', 'ont joué')}.`,
    ...(campaign && !repeatsReport(campaign, participation) ? [`${formatCampaign(campaign)} Chacune y compte une fois.`] : []),
    ...seldom,
  ];
}

/** Attendance of invited people: '12 personnes sur 19 invitées sont venues (63 %)' */
function cameOf({ invited, uninvited, came }: Report['participation']): string {
  const [whole, part] = [invited ?? 0, came - uninvited];
  return `${people(part, 'personne', 'personnes')} sur ${frenchCount(whole)} invitées ${part < 2 ? 'est venue' : 'sont venues'} (${frenchRate(partOf(part, whole) ?? 0)})${uninvited > 0 ? `, ${formatUninvited(uninvited)}` : ''}`;
}

const missing = (count: number) => (count === 0 ? 'personne ne manque' : people(count, 'personne manque', 'personnes manquent'));

const upperFirst = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * Missing people of the session and of its campaign, in one sentence: in two places the two numbers would seem to contradict each other.
 */
function missingOfBoth(participation: Report['participation'], campaign: ReportCampaign): string {
  const { name, expected, came, here } = campaign;
  const [invited, cameHere] = [participation.invited ?? 0, participation.came - participation.uninvited];
  const ofHere = here === null || here === came || here === cameHere ? '' : `, dont ${frenchCount(here)} à cette session`;
  const share = `${frenchCount(came)} ${came < 2 ? 'venue' : 'venues'} ${upTo(campaign)}, sur ${frenchCount(expected)} attendues, ${frenchRate(came / expected)}${ofHere}`;
  const ofSession = `${frenchCount(cameHere)} ${cameHere < 2 ? 'venue' : 'venues'} sur ${frenchCount(invited)} invitées, ${frenchRate(partOf(cameHere, invited) ?? 0)}${participation.uninvited > 0 ? `, ${formatUninvited(participation.uninvited)}` : ''}`;
  return `À cette session, ${missing(missingOf(participation))} (${ofSession})\u00a0; à toute la campagne «\u00a0${name}\u00a0», ${missing(expected - came)} (${share}), chacune comptée une fois.`;
}

/** Words for groups, and the title of the part that lists them all. */
const LIST_GROUPS = { venues: 'Venues', name: 'équipes', behind: 'Venues, par équipe de la liste' };
const CAMPAIGN_GROUPS = { venues: 'Venues à la campagne', name: 'services', behind: BY_CAMPAIGN_DEPARTMENT };

/** Groups of which less than half attended, by ascending attendance. Groups with equal figures are named together. */
function seldomCame(departments: Report['departments'], masking: Masking, { venues, name, behind } = LIST_GROUPS): string[] {
  const groups = departments
    .filter((group) => group.came < HALF * group.invited)
    .sort((a, b) => a.came / a.invited - b.came / b.invited);
  const words = [...grouped(groups, (group) => attended(group, masking))].map(
    ([told, equal]) => `${frenchList(equal.map(groupTitle))} (${told}${equal.length > 1 ? ' chacune' : ''})`,
  );
  if (words.length === 0) return [];
  if (words.join(', ').length <= ROOM_FOR_GROUPS) return [`${venues} pour moins de la moitié\u00a0: ${words.join(', ')}.`];
  const first = groups.slice(0, NAMED_OF_MANY).map((group) => `${groupTitle(group)} (${attended(group, masking)})`);
  return [
    `${venues} pour moins de la moitié\u00a0: ${frenchCount(groups.length)}\u00a0${name}, dont ${frenchList(first)}\u00a0; toutes sont plus loin, sous «\u00a0${behind}\u00a0».`,
  ];
}

/**
 * What to do: first bring in missing people if they are the majority; then the measures with their deadlines. Messages to staff are on
 * later pages.
 */
function Next({ report, campaign }: Pick<DirectorPageProps, 'report' | 'campaign'>) {
  const { measures, total, participation } = report;
  const isHint = isTooFew(report);
  const isRunning = campaign !== null && campaign.endedAt === null;
  const expected = isRunning ? campaign.expected : (participation.invited ?? 0);
  const absent = isRunning ? campaign.expected - campaign.came : missingOf(participation);
  const call =
    absent > expected / 2
      ? [
          `D’abord faire venir celles qui manquent${isRunning ? ' à la campagne' : ''}\u00a0: ${people(absent, 'personne', 'personnes')} sur ${frenchCount(expected)} ${isRunning ? 'attendues' : 'invitées'}.`,
        ]
      : [];
  const nothing =
    total === null
      ? hasOpenSessions(report)
        ? MEASURES_WAIT
        : 'Réunir assez de personnes pour que des chiffres puissent être donnés.'
      : 'Aucune mesure ne se déduit de ces chiffres. Recommencez dans trois mois.';
  return (
    <>
      {call.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {measures.length === 0 && (call.length === 0 || total === null) && <p>{nothing}</p>}
      {measures.length > 0 && isHint && (
        <p>
          À confirmer quand {frenchCount(ENOUGH_FOR_VERDICT)}&nbsp;personnes auront joué&nbsp;:{' '}
          {frenchList(measures.map((theme) => `«\u00a0${THEME_TITLES[theme]}\u00a0»`))}.
        </p>
      )}
      {measures.length > 0 && !isHint && (
        <ol>
          {measures.map((theme) => (
            <li key={theme}>
              <strong>{THEME_TITLES[theme]}</strong>, {MEASURES[theme].when}. {MEASURES[theme].measure}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
