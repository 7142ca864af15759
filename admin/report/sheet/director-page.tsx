/** The first page: what a director reads, decides and signs. Everything on it is explained on the pages behind. */
import type { ReactNode } from 'react';
import type { Masking } from '#engine/rules/measure/told-bound.ts';
import { FIRST_TRY_GOAL } from '#schemas/report-constants.ts';
import type { Report, ReportCampaign } from '#schemas/reports.ts';
import type { ReturnFigures } from '#schemas/return-figures.ts';
import { THEME_TITLES } from '#schemas/theme-titles.ts';
import styles from './director-page.module.css';
import { formatRightJudgements, said } from './discernment.tsx';
import { formatCampaign, formatUninvited, frenchCount, frenchRate, partOf } from './french.ts';
import { limitsOf } from './limits.ts';
import { MEASURES } from './measures.ts';
import { firstTryPart } from './report-tables.tsx';
import { rateOf, wholeOf, wordedRate } from './told.ts';

interface DirectorPageProps {
  readonly report: Report;
  /** Of all its sessions; null without one. */
  readonly campaign: ReportCampaign | null;
  readonly masking: Masking;
  /** What the returns measured; undefined where that is not known. */
  readonly returns: readonly ReturnFigures[] | undefined;
}

export function DirectorPage({ report, campaign, masking, returns }: DirectorPageProps) {
  return (
    <div className={styles.page}>
      <Answer title="Ce qui s’est passé">
        <p>{[happened(report), ...(campaign ? [formatCampaign(campaign)] : [])].join(' ')}</p>
      </Answer>
      <Answer title="Est-ce bon&nbsp;?">
        {assessment(report, masking).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Answer>
      <Answer title="Que faire maintenant">
        <Next report={report} />
      </Answer>
      <Answer title="Ce que ce rapport ne dit pas">
        <p>{[...limitsOf(report, returns), SELDOM_SAID].join(' ')}</p>
      </Answer>
      <div className={styles.signed}>
        <p>Décision de la direction&nbsp;:</p>
        <p>Nom, date et signature&nbsp;:</p>
      </div>
    </div>
  );
}

const SELDOM_SAID =
  'Il dit ce que les personnes ont fait le jour de la session, en sachant qu’on les exerçait\u00a0; pas ce qu’elles feront au travail.';

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

/** Who came, and what they played. */
function happened({ participation: { invited, uninvited, came, played }, missions, total, sessions }: Report): string {
  const cameInvited = came - uninvited;
  const venue =
    invited === null || invited === 0
      ? `${people(came, 'personne est venue', 'personnes sont venues')}\u00a0; personne ne sait combien étaient invitées.`
      : [
          `${people(cameInvited, 'personne', 'personnes')} sur ${frenchCount(invited)} invitées ${cameInvited < 2 ? 'est venue' : 'sont venues'} (${frenchRate(partOf(cameInvited, invited) ?? 0)})`,
          uninvited > 0 ? `, ${formatUninvited(uninvited)}.` : '.',
        ].join('');
  const told = missions.filter(({ figures }) => figures !== null).length;
  const opened =
    total === null
      ? ''
      : `, et ont ouvert ${frenchCount(total.opened)}\u00a0fois ${told === 1 ? 'la mission qui a' : `les ${frenchCount(told)}\u00a0missions qui ont`} des chiffres, sur ${frenchCount(missions.length)} au programme`;
  const twice = sessions.length > 1 ? ' Qui est venu à deux sessions compte deux fois.' : '';
  return `${venue} ${people(played, 'a joué', 'ont joué')}${opened}.${twice}`;
}

const FAIR = 0.5;
/** Of fewer people, one is more than a twentieth: too much for a verdict. */
const ENOUGH_FOR_VERDICT = 20;

/** A verdict by the rule that proposes measures, the best and the weakest theme, and how true and false are told apart. */
function assessment(report: Report, masking: Masking): string[] {
  const parts = report.missions.flatMap(({ figures }) => firstTryPart(figures));
  const rate = rateOf(parts);
  if (rate === null) return ['Trop peu de personnes ont ouvert les mêmes missions pour le dire.'];
  const measured = `Sans indice, le premier geste était le bon pour ${wordedRate(parts, masking)} des ${frenchCount(wholeOf(parts))}\u00a0missions ouvertes\u00a0; le but est de ${frenchRate(FIRST_TRY_GOAL)}.`;
  return [
    verdictOf(rate, report.participation.played, measured),
    ...themesInWords(report, masking),
    ...(report.judgements
      ? [
          `Au premier jugement de chaque élément (un message, un visiteur, une demande\u00a0; une mission en a plusieurs), le groupe ${said(report.judgements.first)}. ${formatRightJudgements(report.judgements, masking)}`,
        ]
      : []),
  ];
}

/** What was measured, with a verdict; of few people, it is left to the reader. */
function verdictOf(rate: number, played: number, measured: string): string {
  if (played < ENOUGH_FOR_VERDICT)
    return `${measured} C’est la mesure de ${people(played, 'personne', 'personnes')}\u00a0: trop peu pour un verdict.`;
  if (rate >= FIRST_TRY_GOAL) return `Oui. ${measured}`;
  return `${rate >= FAIR ? 'En partie' : 'Pas encore'}. ${measured}`;
}

/** The weakest and the best theme; nothing where there is but one. */
function themesInWords({ themes, missions }: Report, masking: Masking): string[] {
  const [weakest, best] = [themes[0], themes.at(-1)];
  if (!weakest || !best || weakest === best) return [];
  const told = ({ theme }: Report['themes'][number]) => {
    const parts = missions.flatMap((mission) => (mission.theme === theme ? firstTryPart(mission.figures) : []));
    return `«\u00a0${THEME_TITLES[theme]}\u00a0» (${wordedRate(parts, masking)} sur ${frenchCount(wholeOf(parts))})`;
  };
  return [`Le geste le mieux acquis\u00a0: ${told(best)}. Le plus fragile\u00a0: ${told(weakest)}.`];
}

/** The measures with their deadlines; messages to staff stand on the pages behind. */
function Next({ report: { measures, total, participation } }: Pick<DirectorPageProps, 'report'>) {
  if (total === null) return <p>Réunir assez de personnes pour que des chiffres puissent être donnés.</p>;
  const { invited, uninvited, came } = participation;
  const missing = invited === null ? 0 : invited - (came - uninvited);
  if (measures.length === 0 && invited !== null && missing > invited / 2)
    return (
      <p>
        D’abord faire venir celles qui manquent&nbsp;: {people(missing, 'personne', 'personnes')} sur {frenchCount(invited)}{' '}
        invitées.
      </p>
    );
  if (measures.length === 0) return <p>Aucune mesure ne se déduit de ces chiffres. Recommencez dans trois mois.</p>;
  return (
    <ol>
      {measures.map((theme) => (
        <li key={theme}>
          <strong>{THEME_TITLES[theme]}</strong>, {MEASURES[theme].when}. {MEASURES[theme].measure}
        </li>
      ))}
    </ol>
  );
}
