/** Page of the measure of learning: discernment and tendency, in words first (docs/measure.md). */
import { boundOf, type Masking } from '#engine/rules/measure/told-bound.ts';
import { DISCERNMENT_LABELS, TENDENCY_LABELS } from '#schemas/measure-labels.ts';
import type { Report } from '#schemas/reports.ts';
import { frenchCount, frenchFigure, frenchInterval } from './french.ts';
import { covering, Interval, type Range } from './interval.tsx';
import styles from './report-sheet.module.css';
import tables from './report-tables.module.css';
import { boundCount } from './told.ts';

type Judgements = NonNullable<Report['judgements']>;
type Measure = Judgements['first'];

const MOMENTS = [
  { moment: 'first', title: 'Au premier jugement' },
  { moment: 'last', title: 'À la fin' },
] as const;

/** Standard deviations. */
export const SENSITIVITY: Range = { from: -1, to: 4 };
const CRITERION: Range = { from: -1.5, to: 1.5 };

const COUNTS: readonly (readonly [words: string, count: (of: Measure) => number, whole: (of: Measure) => number])[] = [
  ['Pièges reconnus', ({ hits }) => hits, hostile],
  ['Pièges pris pour vrais', ({ misses }) => misses, hostile],
  ['Éléments vrais reconnus', ({ correctRejections }) => correctRejections, genuine],
  ['Éléments vrais pris pour des pièges', ({ falseAlarms }) => falseAlarms, genuine],
];

/** Consequence of a tendency, after the moment at which it was measured. */
const ADVICE: Readonly<Record<Measure['tendency'], string>> = {
  trusting: 'des pièges passent plus souvent que du vrai n’est bloqué\u00a0: travaillez la vérification par un autre chemin.',
  balanced: 'rien ne montre que l’une des deux erreurs soit plus fréquente que l’autre.',
  wary: 'du vrai est bloqué plus souvent que des pièges ne passent, et des collègues attendent\u00a0: travaillez ce à quoi un élément vrai se reconnaît.',
};

/** The tendency of both moments, each with its consequence. */
function formatTendencies({ first, last }: Judgements): string {
  if (first.tendency === last.tendency) return `Au premier jugement comme à la fin, ${ADVICE[last.tendency]}`;
  return MOMENTS.map(({ moment, title }) => `${title}, ${ADVICE[{ first, last }[moment].tendency]}`).join(' ');
}

interface DiscernmentProps {
  readonly judgements: Judgements;
  readonly against: Report['judgements'];
  readonly masking: Masking;
}

export function Discernment({ judgements, against, masking }: DiscernmentProps) {
  const { first, last, people } = judgements;
  return (
    <>
      <p className={styles.headline}>
        Au premier jugement, le groupe {said(first)}. À la fin, il {said(last)}.
      </p>
      <p>{formatRightJudgements(judgements, masking)}</p>
      <p>{formatTendencies(judgements)}</p>
      <div className={styles.pair}>
        <div>
          <h4>Discernement</h4>
          <Intervals judgements={judgements} against={against} figure="sensitivity" range={SENSITIVITY} />
          <p className={styles.soft}>
            0&nbsp;: comme au hasard. À 1, environ 7 jugements justes sur&nbsp;10&nbsp;; à 2, plus de 8. La barre va d’un bout à
            l’autre de ce que ces jugements permettent d’affirmer (95&nbsp;%).
          </p>
        </div>
        <div>
          <h4>Tendance</h4>
          <Intervals judgements={judgements} against={against} figure="criterion" range={CRITERION} />
          <p className={styles.soft}>
            À gauche de 0, trop méfiant&nbsp;: du vrai est pris pour un piège. À droite, trop confiant&nbsp;: un piège est pris
            pour vrai.
          </p>
        </div>
      </div>
      <h4>Les jugements</h4>
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col">Ce qui a été jugé</th>
            {MOMENTS.map(({ moment, title }) => (
              <th key={moment} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COUNTS.map(([words, count, whole]) => (
            <tr key={words}>
              <th scope="row">{words}</th>
              {MOMENTS.map(({ moment, title }) => (
                <td key={moment} data-label={title}>
                  {ofWhole(count(judgements[moment]), whole(judgements[moment]), masking)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.reading}>
        <p>
          Un élément est ce qu’une personne juge à part&nbsp;: un message, un visiteur, une demande. Au premier jugement, elle
          n’en sait que ce qu’elle voit. À la fin est son dernier jugement avant la réussite&nbsp;: comme une mission ne réussit
          que si ses éléments sont bien jugés, ce chiffre dit avec quoi le groupe repart, non ce qu’il retiendra. Les questions de
          mémoire, ou une autre session, le disent.
        </p>
        <p>
          {frenchCount(people)} personnes au moins ont jugé des pièges, et autant des éléments vrais. Les parts s’arrêtent à un
          vingtième des deux bouts&nbsp;: un groupe sans erreur s’affiche avec quelques-unes. Un mot n’est employé que si la barre
          entière le permet&nbsp;; peu de jugements font un mot prudent. Des sessions se comparent si elles jouent les mêmes
          missions.
        </p>
      </div>
    </>
  );
}

/** 'au moins 47 sur 50' */
function ofWhole(part: number, whole: number, masking: Masking): string {
  return `${boundCount(part, boundOf([{ part, whole }], masking))} sur ${frenchCount(whole)}`;
}

/** The figures of the measure as right judgements, which need no explanation. */
export function formatRightJudgements({ first, last }: Judgements, masking: Masking): string {
  const right = (of: Measure) => {
    const kinds = [
      { part: of.hits, whole: hostile(of) },
      { part: of.correctRejections, whole: genuine(of) },
    ];
    return `${boundCount(of.hits + of.correctRejections, boundOf(kinds, masking))} jugements justes sur ${frenchCount(hostile(of) + genuine(of))}`;
  };
  return `${capital(right(first))} au premier, ${right(last)} à la fin.`;
}

const capital = (text: string) => `${text.charAt(0).toLocaleUpperCase('fr')}${text.slice(1)}`;

/** A measure as part of a sentence: « distingue un peu le vrai du faux, et se montre trop confiant ». */
export function said({ discernment, tendency }: Measure): string {
  const leaning = tendency === 'balanced' ? '' : `, et se montre ${TENDENCY_LABELS[tendency]}`;
  return `${DISCERNMENT_LABELS[discernment]}${leaning}`;
}

interface IntervalsProps {
  readonly judgements: Judgements;
  readonly against: Report['judgements'];
  readonly figure: 'sensitivity' | 'criterion';
  readonly range: Range;
}

/** First and last judgement, one under the other on one scale. */
function Intervals({ judgements, against, figure, range }: IntervalsProps) {
  const estimates = MOMENTS.map(({ moment }) => judgements[moment][figure]);
  const room = Math.max(...estimates.map((estimate) => frenchInterval(estimate).length));
  const scale = covering(range, estimates);
  return (
    <dl className={`${styles.steps} ${styles.scales}`}>
      {MOMENTS.map(({ moment, title }) => (
        <div key={moment}>
          <dt>{title}</dt>
          <dd>
            <Interval
              estimate={judgements[moment][figure]}
              text={frenchInterval(judgements[moment][figure])}
              scale={scale}
              room={room}
              before={against && frenchFigure(against[moment][figure].value)}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function hostile({ hits, misses }: Measure): number {
  return hits + misses;
}

function genuine({ falseAlarms, correctRejections }: Measure): number {
  return falseAlarms + correctRejections;
}
