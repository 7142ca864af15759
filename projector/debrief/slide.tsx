/** One slide of the led debrief. What is said beside it stands on the presenter's page. */
import { Check, TriangleAlert } from 'lucide-react';
import type { ComponentType } from 'react';
import { useLoaded } from '#engine/client/use-loaded.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { FailureBoundary } from '#engine/ui/feedback/failure-boundary.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import type { DebriefSlide, Deck } from '#schemas/debrief.ts';
import type { DebriefMission } from '#schemas/projector.ts';
import { saysOnlyWrong } from '#schemas/verdict-labels.ts';
import { counted, whole } from '../format.ts';
import type { MissionPages } from '../pages.ts';
import { mistakeTold } from './mistake-told.ts';
import styles from './slide.module.css';

export interface SlideProps {
  readonly name: DebriefSlide;
  readonly mission: DebriefMission;
  readonly deck: Pick<Deck, 'people' | 'answered' | 'votes'>;
  /** The browser's half of the mission, for the words of a mistake that its scene alone has. */
  readonly page: MissionPages | undefined;
  /** The mission's drawing, once it is there. */
  readonly Drawing: ComponentType | undefined;
}

/** Words under a picture; a longer sentence is left to the presenter. */
const MAX_CAPTION_WORDS = 28;
const LETTERS = 'ABCDEFGHIJ';

export function Slide({ name, ...props }: SlideProps) {
  const Shown = SLIDES[name];
  return <Shown {...props} />;
}

type Shown = Omit<SlideProps, 'name'>;

function Trap({ mission: { title, debrief }, Drawing }: Shown) {
  const [caption = ''] = debrief.whatHappened.split(/(?<=[.!?…])\s/u);
  return (
    <figure className={styles.trap}>
      <div className={styles.picture} aria-hidden="true">
        <FailureBoundary fallback={() => null}>{Drawing && <Drawing />}</FailureBoundary>
        <span className={styles.mark}>
          <TriangleAlert />
        </span>
      </div>
      <figcaption>
        <h1>{frenchSpaces(title)}</h1>
        {caption.split(/\s+/u).length <= MAX_CAPTION_WORDS && <p>{frenchSpaces(caption)}</p>}
      </figcaption>
    </figure>
  );
}

function Mistake({ mission: { mistakes, opened, solved }, page }: Shown) {
  const loaded = useLoaded(page?.load ?? null);
  const mistake = mistakes.find(({ verdict }) => !saysOnlyWrong(verdict)) ?? mistakes[0];
  if (!mistake)
    return (
      <div className={styles.large}>
        <h1>Pas d’erreur commune</h1>
        <p className={styles.figure}>{whole(solved)}</p>
        <p>{`sur ${counted(opened, 'personne', 'personnes')} ${solved >= 2 ? 'ont' : 'a'} réussi`}</p>
      </div>
    );
  return (
    <div className={styles.large}>
      <h1>Notre erreur la plus fréquente</h1>
      <p className={styles.figure}>
        {whole(mistake.people)} <small>{`sur ${whole(Math.max(opened, mistake.people))}`}</small>
      </p>
      <p className={styles.words}>{mistakeTold(mistake, loaded.state === 'loaded' ? loaded.value : null)}</p>
    </div>
  );
}

function Question({ mission: { retrieval }, deck: { answered, people } }: Shown) {
  return (
    <div className={styles.large}>
      <h1 className={styles.question}>{frenchSpaces(retrieval.question)}</h1>
      <span className={styles.track} aria-hidden="true">
        <i style={{ inlineSize: `${people === 0 ? 0 : Math.min(100, (100 * answered) / people)}%` }} />
      </span>
      <p>{`${counted(answered, 'réponse', 'réponses')} sur ${whole(people)}`}</p>
    </div>
  );
}

/** Only the right option is written out; the others are on the phones. */
function Answer({ mission: { retrieval }, deck: { votes } }: Shown) {
  const all = votes?.reduce((sum, one) => sum + one, 0) ?? 0;
  return (
    <div className={styles.large}>
      <h1 className={styles.right}>
        <Check aria-hidden="true" />
        <span>{frenchSpaces(retrieval.options[retrieval.answer] ?? '')}</span>
      </h1>
      {votes && (
        <ol className={styles.bars}>
          {votes.map((people, index) => (
            <li key={LETTERS[index]} data-right={index === retrieval.answer || undefined}>
              <b>{LETTERS[index]}</b>
              <span className={styles.track} aria-hidden="true">
                <i style={{ inlineSize: `${(100 * people) / all}%` }} />
              </span>
              <span>
                {whole(people)}
                {index === retrieval.answer && <VisuallyHidden> (la bonne réponse)</VisuallyHidden>}
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Commitment({ mission: { debrief } }: Shown) {
  return (
    <div className={styles.large}>
      <h1>Le geste à garder</h1>
      <p className={styles.words}>{frenchSpaces(debrief.intentions[0] ?? '')}</p>
    </div>
  );
}

const SLIDES = { trap: Trap, mistake: Mistake, question: Question, answer: Answer, commitment: Commitment } as const;
