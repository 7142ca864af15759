/** How well people tell true from false, and which of the two mistakes is more frequent, in words and counts (docs/measure.md). */
import { type Bound, boundOf, type Masking } from '#engine/rules/measure/told-bound.ts';
import { DISCERNMENT_LABELS, TENDENCY_LABELS } from '#schemas/measure-labels.ts';
import type { Report } from '#schemas/reports.ts';
import { frenchCount, partOf } from './french.ts';
import styles from './report-sheet.module.css';
import { Share } from './share.tsx';
import { boundCount, boundRate, wholeOf, wordedTimes } from './told.ts';

type Judgements = NonNullable<Report['judgements']>;
type Measure = Judgements['first'];

const MOMENTS = [
  { moment: 'first', title: 'Au premier jugement' },
  { moment: 'last', title: 'À la fin' },
] as const;

/** Both kinds of items, with the number of items that were recognised and the total number. */
const KINDS = [
  { title: 'Pièges reconnus', right: ({ hits }: Measure) => hits, whole: hostile },
  {
    title: 'Éléments vrais reconnus',
    right: ({ correctRejections }: Measure) => correctRejections,
    whole: genuine,
  },
] as const;

/** Advice for a tendency; the sentence begins with the moment at which it was measured. */
const ADVICE: Readonly<Record<Measure['tendency'], string>> = {
  trusting: 'des pièges passent plus souvent que du vrai n’est bloqué\u00a0: travaillez la vérification par un autre chemin.',
  balanced: 'rien ne montre que l’une des deux erreurs soit plus fréquente que l’autre.',
  wary: 'du vrai est bloqué plus souvent que des pièges ne passent, et des collègues attendent\u00a0: travaillez ce à quoi un élément vrai se reconnaît.',
};

/** Tendencies at the first and the last judgement, each with advice. */
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
      <p>{formatTendencies(judgements)}</p>
      <div className={styles.pair}>
        {KINDS.map((kind) => (
          <div key={kind.title}>
            <h4>{kind.title}</h4>
            <Recognised kind={kind} judgements={judgements} against={against} masking={masking} />
          </div>
        ))}
      </div>
      <div className={styles.reading}>
        <p>
          Un élément est ce qu’une personne juge à part&nbsp;: un message, un visiteur, une demande. Un piège est reconnu quand il
          est tenu pour un piège, un élément vrai quand il est tenu pour vrai. Qui se méfierait de tout reconnaîtrait tous les
          pièges et aucun élément vrai&nbsp;: c’est pourquoi les deux sont comptés. À la fin est le dernier jugement avant la
          réussite&nbsp;: comme une mission ne réussit que si ses éléments sont bien jugés, il dit avec quoi le groupe repart, non
          ce qu’il retiendra.
        </p>
        <p>
          {frenchCount(people)} personnes au moins ont jugé des pièges, et autant des éléments vrais. Un mot comme
          «&nbsp;nettement&nbsp;» ou «&nbsp;trop confiant&nbsp;» n’est employé que si le hasard n’explique pas les chiffres&nbsp;;
          peu de jugements font un mot prudent. Les pièges sont ici aussi nombreux que le vrai, et au travail bien plus
          rares&nbsp;: ces chiffres se comparent à ceux d’une autre session aux mêmes missions, non au travail.
        </p>
      </div>
    </>
  );
}

/** Share of first judgements that are right, in words that need no explanation. */
export function formatRightJudgements({ first }: Judgements, masking: Masking): string {
  const kinds = KINDS.map(({ right, whole }) => ({ part: right(first), whole: whole(first) }));
  return `Il juge juste d’emblée ${wordedTimes(kinds, masking)} (${frenchCount(wholeOf(kinds))}\u00a0jugements).`;
}

/** A measure as part of a sentence: « distingue un peu le vrai du faux, et se montre trop confiant ». */
export function said({ discernment, tendency }: Pick<Measure, 'discernment' | 'tendency'>): string {
  const leaning = tendency === 'balanced' ? '' : `, et se montre ${TENDENCY_LABELS[tendency]}`;
  return `${DISCERNMENT_LABELS[discernment]}${leaning}`;
}

interface RecognisedProps extends DiscernmentProps {
  readonly kind: (typeof KINDS)[number];
}

/** Number of recognised items of one kind, at the first judgement and, below, at the last. */
function Recognised({ kind: { right, whole }, judgements, against, masking }: RecognisedProps) {
  const toldOf = (of: Measure) => {
    const part = { part: right(of), whole: whole(of) };
    const bound: Bound = boundOf([part], masking);
    const rate = partOf(part.part, part.whole) ?? 0;
    return { rate, bound, count: `${boundCount(part.part, bound)} sur ${frenchCount(part.whole)}`, told: boundRate(rate, bound) };
  };
  const rows = MOMENTS.map(({ moment, title }) => ({ title, ...toldOf(judgements[moment]), before: against?.[moment] ?? null }));
  const room = Math.max(...rows.map(({ count, told }) => `${count} (${told})`.length));
  return (
    <dl className={styles.steps}>
      {rows.map(({ title, rate, bound, count, told, before }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <Share value={rate} bound={bound} words={count} told={told} before={before && toldOf(before).told} room={room} />
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
