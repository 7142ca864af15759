import { Check } from 'lucide-react';
import { optionLetter } from '#engine/rules/debrief-slide.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import type { Deck, SpokenMission } from '#schemas/debrief.ts';
import { Note } from '../components/notes/notes.tsx';
import { formatNumber } from '../format/numbers.ts';
import { messages } from '../language/language.ts';
import styles from './phone-answers.module.css';

interface PhoneAnswersProps {
  readonly deck: Pick<Deck, 'people' | 'answered' | 'votes'>;
  readonly retrieval: SpokenMission['retrieval'];
}

/** Number of answers by phone for each option, without names. */
export function PhoneAnswers({ deck: { people, answered, votes }, retrieval: { options, answer } }: PhoneAnswersProps) {
  const words = messages().presenter;
  return (
    <div className={styles.answers}>
      <p>{words.answered(answered, people)}</p>
      <ol>
        {options.map((option, index) => {
          const chosen = votes?.[index] ?? 0;
          return (
            <li key={option} data-right={index === answer || undefined}>
              <span className={styles.option}>
                <b>{optionLetter(index)}</b>{' '}
                {index === answer && (
                  <>
                    <Check aria-hidden="true" size={16} />
                    <VisuallyHidden>({words.rightOption})</VisuallyHidden>{' '}
                  </>
                )}
                <span lang="fr">{frenchSpaces(option)}</span>
              </span>
              {votes && (
                <>
                  <span className={styles.track} aria-hidden="true">
                    <i style={{ inlineSize: `${answered === 0 ? 0 : (100 * chosen) / answered}%` }} />
                  </span>
                  <span className={styles.count}>{formatNumber(chosen)}</span>
                </>
              )}
            </li>
          );
        })}
      </ol>
      {votes === null && <Note>{words.fewAnswers}</Note>}
    </div>
  );
}
