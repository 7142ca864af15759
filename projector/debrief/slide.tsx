/** One slide of the led debrief. Its notes are on the presenter's page. */
import { Check, TriangleAlert } from 'lucide-react';
import type { ComponentType } from 'react';
import { useLoaded } from '#engine/client/use-loaded.ts';
import { optionLetter, slideText } from '#engine/rules/debrief-slide.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { FailureBoundary } from '#engine/ui/feedback/failure-boundary.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import type { DebriefSlide, Deck } from '#schemas/debrief.ts';
import type { DebriefMission } from '#schemas/projector.ts';
import { counted, formatWhole } from '../format.ts';
import type { MissionPages } from '../pages.ts';
import { mistakeTold } from './mistake-told.ts';
import styles from './slide.module.css';
import { useNoPhones } from './use-no-phones.ts';

interface SlideProps {
  readonly name: DebriefSlide;
  readonly mission: DebriefMission;
  readonly deck: Pick<Deck, 'people' | 'answered' | 'votes'>;
  /** The browser part of the mission: texts of some mistakes are in its scene only. */
  readonly page: MissionPages | undefined;
  /** The mission's drawing; undefined until it has loaded. */
  readonly Drawing: ComponentType | undefined;
}

export function Slide({ name, ...props }: SlideProps) {
  const Shown = SLIDES[name];
  return <Shown {...props} />;
}

type Shown = Omit<SlideProps, 'name'>;

function Trap({ mission, Drawing }: Shown) {
  const { heading, text } = slideText('trap', mission);
  return (
    <figure className={styles.trap}>
      <div className={styles.picture} aria-hidden="true">
        <FailureBoundary fallback={() => null}>{Drawing && <Drawing />}</FailureBoundary>
        <span className={styles.mark}>
          <TriangleAlert />
        </span>
      </div>
      <figcaption>
        <h1>{frenchSpaces(heading)}</h1>
        {text !== null && <p>{frenchSpaces(text)}</p>}
      </figcaption>
    </figure>
  );
}

function Mistake({ mission, page }: Shown) {
  const loaded = useLoaded(page?.load ?? null);
  const scene = loaded.state === 'loaded' ? loaded.value : null;
  const { heading, figure, text } = slideText('mistake', mission, (mistake) => mistakeTold(mistake, scene));
  return (
    <div className={styles.large}>
      <h1>{heading}</h1>
      {figure && (
        <p className={styles.figure}>
          {formatWhole(figure.people)} <small>{`sur ${formatWhole(figure.of)}`}</small>
        </p>
      )}
      <p className={styles.words}>{text}</p>
    </div>
  );
}

/** The question. Phones show its options under the same letters; if no phone answers, the projector shows the options too. */
function Question({ mission, deck: { answered, people } }: Shown) {
  const { heading, options } = slideText('question', mission);
  const noPhones = useNoPhones({ answered, people });
  return (
    <div className={styles.large}>
      <h1 className={styles.question}>{frenchSpaces(heading)}</h1>
      {noPhones ? (
        <ol className={styles.options}>
          {options.map((option, index) => (
            <li key={option}>
              <b>{optionLetter(index)}</b> <span>{frenchSpaces(option)}</span>
            </li>
          ))}
        </ol>
      ) : (
        <span className={styles.track} aria-hidden="true">
          <i style={{ inlineSize: `${people === 0 ? 0 : Math.min(100, (100 * answered) / people)}%` }} />
        </span>
      )}
      {(!noPhones || answered > 0) && (
        <p>
          {!noPhones && 'Répondez sur votre téléphone\u00a0: '}
          {`${counted(answered, 'réponse', 'réponses')} sur ${formatWhole(people)}`}
        </p>
      )}
    </div>
  );
}

/** The answer. With enough answers, each option has a bar and the right one is marked; otherwise only the right option is shown. */
function Answer({ mission, deck: { votes } }: Shown) {
  const all = votes?.reduce((sum, one) => sum + one, 0) ?? 0;
  const { answer } = mission.retrieval;
  const { heading, options } = slideText('answer', mission);
  if (!votes)
    return (
      <div className={styles.large}>
        <h1 className={styles.right}>
          <Check aria-hidden="true" />
          <span>{frenchSpaces(heading)}</span>
        </h1>
      </div>
    );
  return (
    <div className={styles.large}>
      <h1>La réponse</h1>
      <ol className={styles.bars}>
        {votes.map((people, index) => (
          <li key={optionLetter(index)} data-right={index === answer || undefined}>
            <b>{optionLetter(index)}</b>
            <span>
              {index === answer && (
                <>
                  <Check aria-hidden="true" />
                  <VisuallyHidden>La bonne réponse&nbsp;: </VisuallyHidden>
                </>
              )}
              {frenchSpaces(options[index] ?? '')}
            </span>
            <span className={styles.count}>{formatWhole(people)}</span>
            <span className={styles.track} aria-hidden="true">
              <i style={{ inlineSize: `${(100 * people) / all}%` }} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Commitment({ mission }: Shown) {
  const { heading, text } = slideText('commitment', mission);
  return (
    <div className={styles.large}>
      <h1>{heading}</h1>
      <p className={styles.words}>{frenchSpaces(text ?? '')}</p>
    </div>
  );
}

const SLIDES = { trap: Trap, mistake: Mistake, question: Question, answer: Answer, commitment: Commitment } as const;
