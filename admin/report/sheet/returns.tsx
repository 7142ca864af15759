/** Results of returns: what people retain some weeks after a session, in words first (docs/measure.md). */
import type { ReactNode } from 'react';
import { type AppointmentKind, INTENTION_OUTCOMES } from '#schemas/return-constants.ts';
import type { ReturnFigures, ToldReturn } from '#schemas/return-figures.ts';
import { NO_FIGURE, partOf } from './french.ts';
import styles from './report-sheet.module.css';
import tables from './report-tables.module.css';
import type { ReturnsMessages } from './returns-messages.ts';
import { RATE_ROOM, Share } from './share.tsx';

interface ReturnsProps {
  /** Figures of each kind of return. */
  readonly figures: readonly ReturnFigures[];
  readonly words: ReturnsMessages;
  /** Level of the headings, below the title around them. */
  readonly level: 3 | 4;
  /** Sentence for a kind without figures and appointments; by default, that nobody has this appointment. */
  readonly planned?: Readonly<Partial<Record<AppointmentKind, string>>> | undefined;
}

/** Figures of both kinds of returns or, until there are any, when they are due. */
export function Returns({ figures, words, level, planned = {} }: ReturnsProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.returns} data-told={figures.some(({ told }) => told !== null)}>
      {figures.map((of) => (
        <section key={of.kind} className={styles.part} aria-label={words.after[of.kind]}>
          <Heading>{words.after[of.kind]}</Heading>
          {of.told && <Told kind={of.kind} told={of.told} words={words} />}
          <Untold of={of} words={words} nobody={planned[of.kind] ?? words.nobody} />
        </section>
      ))}
      {figures.some(({ told }) => told !== null) && (
        <div className={styles.reading}>
          {words.reading.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
    </div>
  );
}

interface Worded {
  readonly words: ReturnsMessages;
}

/** Explains why some or all figures are missing. */
function Untold({
  of: { awaited, planned, tooFew, told },
  words,
  nobody,
}: Worded & { readonly of: ReturnFigures; readonly nobody: string }) {
  if (awaited === null && !planned && tooFew === 0 && told === null) return <p>{nobody}</p>;
  return (
    <>
      {awaited && <p>{words.awaited(awaited.people, told !== null, awaited.from)}</p>}
      {planned && <p>{words.planned(planned.from)}</p>}
      {tooFew > 0 && <p className={told || awaited ? styles.soft : undefined}>{words.tooFew(tooFew)}</p>}
    </>
  );
}

function Told({ kind, told, words }: Worded & { readonly kind: AppointmentKind; readonly told: ToldReturn }) {
  const { discernment, memory, intentions, departments } = told;
  return (
    <>
      <p className={styles.inWords}>{inWords(words, kind, told)}</p>
      {discernment && <Discernment kind={kind} discernment={discernment} words={words} />}
      {(memory || intentions) && (
        <dl className={styles.steps}>
          {memory?.first && <Step title={words.memoryFirst} value={rateOf(memory.first)} words={words} />}
          {memory?.weeks && <Step title={words.memoryWeeks} value={rateOf(memory.weeks)} words={words} />}
          {memory && (
            <Step title={words.memoryNow} value={rateOf(memory.now)} words={words}>
              {words.people(memory.people)}
            </Step>
          )}
          {intentions &&
            INTENTION_OUTCOMES.map((outcome, index) => (
              <Step
                key={outcome}
                title={words.outcomes[outcome]}
                value={partOf(intentions[outcome], intentions.people)}
                words={words}
              >
                {index === 0 && words.people(intentions.people)}
              </Step>
            ))}
        </dl>
      )}
      {departments.length > 0 && <Departments departments={departments} words={words} />}
    </>
  );
}

interface StepProps extends Worded {
  readonly title: string;
  readonly value: number | null;
  readonly children?: ReactNode;
}

function Step({ title, value, words, children }: StepProps) {
  return (
    <div>
      <dt>
        {title} <span className={styles.soft}>{children}</span>
      </dt>
      <dd>
        <Share value={value} format={words.rate} room={RATE_ROOM} />
      </dd>
    </div>
  );
}

/** Summary in sentences, for a director. */
function inWords(
  words: ReturnsMessages,
  kind: AppointmentKind,
  { came, kept, discernment, memory, intentions }: ToldReturn,
): string {
  return [
    words.came(words.after[kind], came, kept),
    ...(discernment ? [words.discernment(words.said(discernment.now), discernment.first && words.said(discernment.first))] : []),
    ...(discernment?.weeks ? [words.atThreeWeeks(words.said(discernment.weeks))] : []),
    ...(memory ? [words.remembered(rateOf(memory.now) ?? 0, memory.first && rateOf(memory.first))] : []),
    ...(intentions ? [words.kept(intentions.people, intentions.held, intentions.partly)] : []),
  ].join(' ');
}

function rateOf({ answered, right }: { readonly answered: number; readonly right: number }): number | null {
  return partOf(right, answered);
}

type Discerned = NonNullable<ToldReturn['discernment']>;
type Measure = Discerned['now'];

/** Share of items that were recognised: traps, genuine items, and both. */
const SHARES = {
  traps: ({ hits, misses }: Measure) => partOf(hits, hits + misses),
  genuine: ({ correctRejections, falseAlarms }: Measure) => partOf(correctRejections, correctRejections + falseAlarms),
  both: ({ hits, misses, correctRejections, falseAlarms }: Measure) =>
    partOf(hits + correctRejections, hits + misses + correctRejections + falseAlarms),
} as const;

/** Discernment of the same people at each moment, one row each. */
function Discernment({ kind, discernment, words }: Worded & { readonly kind: AppointmentKind; readonly discernment: Discerned }) {
  const { people, first, last, weeks, now } = discernment;
  const moments = [
    [words.first, first],
    [words.last, last],
    [words.after['weeks-3'], weeks],
    [words.after[kind], now],
  ] as const;
  return (
    <>
      <p>
        <strong>{words.samePeople}</strong> <span className={styles.soft}>{words.people(people)}</span>
      </p>
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col">{words.moment}</th>
            <th scope="col">{words.traps}</th>
            <th scope="col">{words.genuine}</th>
          </tr>
        </thead>
        <tbody>
          {moments.flatMap(([title, measure]) =>
            measure
              ? [
                  <tr key={title}>
                    <th scope="row">
                      {title}
                      {measure.tendency !== 'balanced' && (
                        <span className={styles.soft}>, {words.leaning[measure.tendency]}</span>
                      )}
                    </th>
                    <td data-label={words.traps}>{shareOf(SHARES.traps(measure), words)}</td>
                    <td data-label={words.genuine}>{shareOf(SHARES.genuine(measure), words)}</td>
                  </tr>,
                ]
              : [],
          )}
        </tbody>
      </table>
    </>
  );
}

const shareOf = (value: number | null, words: ReturnsMessages) => (value === null ? NO_FIGURE : words.rate(value));

function Departments({ departments, words }: Worded & Pick<ToldReturn, 'departments'>) {
  const judged = (measure: Measure | null | undefined) => shareOf(measure ? SHARES.both(measure) : null, words);
  const columns = ['first', 'now', 'memory', 'held'] as const;
  const cellsOf = ({ discernment, memory, intentions }: ToldReturn['departments'][number]) => ({
    first: judged(discernment?.first),
    now: judged(discernment?.now),
    memory: shareOf(memory && rateOf(memory.now), words),
    held: shareOf(intentions && partOf(intentions.held, intentions.people), words),
  });
  return (
    <table className={tables.table}>
      <thead>
        <tr>
          <th scope="col">{words.department}</th>
          {columns.map((name) => (
            <th key={name} scope="col">
              {words.columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {departments.map((of) => (
          <tr key={`${of.team} ${of.others}`}>
            <th scope="row">{words.team(of)}</th>
            {columns.map((name) => (
              <td key={name} data-label={words.columns[name]}>
                {cellsOf(of)[name]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
