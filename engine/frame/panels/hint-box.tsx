/** Hints, requested one at a time; the button shows the price (specification, section 4). */
import { Lightbulb } from 'lucide-react';
import { usePreference } from '#engine/client/preferences.ts';
import type { Stop } from '#engine/frame/backends/backend.ts';
import { exactPoints, pointsWord, shortPoints } from '#engine/frame/play/points-text.ts';
import type { PublicChallenge } from '#engine/rules/public-challenge.ts';
import { awardFor, hasOwnHintBox, remainingPoints, toPoints } from '#engine/rules/scoring.ts';
import { frenchText } from '#engine/toolbox/running-text.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import type { SentHint } from '#schemas/manifest/help.ts';
import type { HintPolicy } from '#schemas/session-setup.ts';
import { Fold } from './fold.tsx';
import styles from './hint-box.module.css';
import { useHintText } from './plain-texts.ts';

export interface HintBoxProps {
  /** Number and price of the hints. */
  readonly challenge: Pick<PublicChallenge, 'hintBox' | 'hintCount' | 'scoring'>;
  /** Hints shown so far, in order. */
  readonly hints: readonly SentHint[];
  /** Number of shown hints that a facilitator granted: these cost nothing. */
  readonly given?: number | undefined;
  /** Failed attempts counted so far. */
  readonly failures: number;
  /** Whether it is a replay: no points, so hints cost nothing. */
  readonly replay?: boolean;
  /** Hint policy of the session; by default hints cost what the manifest says. */
  readonly policy?: HintPolicy | undefined;
  /** Whether the challenge is solved: then all hints may be read, for free. */
  readonly solved: boolean;
  /** Whether a request for a hint is pending. */
  readonly pending: boolean;
  /** Why no hint can be requested now. */
  readonly stop?: Stop | null;
  /** Error message of the last request; null if it succeeded. */
  readonly failure: string | null;
  /** Requests the next hint. */
  readonly onAsk: () => void;
}

export function HintBox(props: HintBoxProps) {
  if (props.policy === 'none') return <NoHints />;
  return props.solved ? <HintsAgain hints={props.hints} /> : <Hints {...props} />;
}

/** All hints, after the solve. The number of hints is not shown, as it would look like the number paid for. */
function HintsAgain({ hints }: Pick<HintBoxProps, 'hints'>) {
  return (
    <section className={styles.again} aria-labelledby="hint-box-title">
      <Fold title={<h2 id="hint-box-title">Les indices de la mission, pour relire</h2>}>
        {/* Not a live region, which would interrupt the announcement of the victory. */}
        <HintList hints={hints} live="off" />
      </Fold>
    </section>
  );
}

function HintList({ hints, live }: Pick<HintBoxProps, 'hints'> & { readonly live: 'off' | 'polite' }) {
  const textOf = useHintText();
  return (
    <ol className={styles.hints} aria-live={live} aria-relevant="additions" aria-label="Indices affichés">
      {hints.map((hint) => (
        <li key={hint.title} className={styles.hint}>
          <h3 className={styles.step}>{frenchSpaces(hint.title)}</h3>
          <p>{frenchText(textOf(hint))}</p>
        </li>
      ))}
    </ol>
  );
}

function NoHints() {
  return (
    <section className={styles.box} aria-labelledby="hint-box-title">
      <h2 id="hint-box-title" className={styles.title}>
        <Lightbulb size={20} aria-hidden="true" />
        Indices
      </h2>
      <p>Pas d’indices pour cette session.</p>
    </section>
  );
}

function Hints({ challenge, hints, given = 0, failures, replay, policy, pending, stop = null, failure, onAsk }: HintBoxProps) {
  const { hintBox, hintCount, scoring } = challenge;
  const calm = usePreference('calm');
  const free = policy === 'free';
  const effort = { hintsShown: hints.length - given, failures };
  const left = toPoints(remainingPoints(challenge, effort));
  const award = toPoints(awardFor(challenge, effort));
  const priced = !free && !replay;
  const allShown = hints.length >= hintCount;
  // The price is what the award loses; the count of points in the hint box may differ (specification, section 9).
  const cost = scoring.hintStep > 0 && !free ? ` (−${exactPoints(scoring.hintStep)}\u00A0${pointsWord(scoring.hintStep)})` : '';
  return (
    <section className={styles.box} aria-labelledby="hint-box-title">
      <header className={styles.head}>
        <h2 id="hint-box-title" className={styles.title}>
          <Lightbulb size={20} aria-hidden="true" />
          {'Besoin d’un coup de pouce\u202f?'}
        </h2>
        {/* Not announced where a wrong answer costs points: the price beside the form is announced already. */}
        <div className={styles.counts} aria-live={calm || scoring.failures ? 'off' : 'polite'}>
          <p>{`Indices : ${hints.length} / ${hintCount}`}</p>
          {priced && given > 0 && <p>{givenText(given)}</p>}
          {!replay && free && <p>Indices offerts pour cette session</p>}
          {replay && <p>Sans points, les indices ne coûtent rien.</p>}
          {priced && hasOwnHintBox(challenge) && (
            <p className={styles.award}>{`Réussir maintenant rapporte ${shortPoints(award)}\u00a0${pointsWord(award)}.`}</p>
          )}
          {priced && (
            <p>
              {hasOwnHintBox(challenge) && scoring.hintStep === 0 && 'Jauge des indices, sans effet sur votre score. '}
              <span>{`Points restants : ${exactPoints(left)} / ${exactPoints(hintBox.base)}`}</span>
            </p>
          )}
        </div>
      </header>
      {/* The live region announces only the added hint. */}
      <HintList hints={hints} live="polite" />
      {/* aria-disabled, not disabled, so that the button keeps the focus. */}
      <Button variant="secondary" pending={pending} aria-disabled={allShown || undefined} onClick={() => !allShown && onAsk()}>
        {allShown ? 'Tous les indices sont affiches' : `Afficher un indice${cost}`}
      </Button>
      {!allShown && stop && <p className={styles.stop}>{NO_HINT_NOW[stop]}</p>}
      <div role="alert" className={styles.failure}>
        {failure && <Notice tone="danger">{failure}</Notice>}
      </div>
    </section>
  );
}

const NO_HINT_NOW: Readonly<Record<Stop, string>> = {
  paused: 'La session est en pause\u00a0: les indices reviennent avec elle.',
  ended: 'La session est terminée\u00a0: il n’y a plus d’indice à demander.',
};

function givenText(given: number): string {
  return given === 1 ? 'Un indice vous a été offert.' : `${given} indices vous ont été offerts.`;
}
