/** The finale on the projector: the message, the number of judgements, the majority's decision, and the closing lesson. */
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { FINALE_ROUNDS } from '#schemas/constants.ts';
import type { Finale, FinaleMessage, FinaleResult } from '#schemas/finale.ts';
import { counted } from '../format.ts';
import styles from './finale-view.module.css';

export function FinaleView({ finale }: { readonly finale: Finale }) {
  const { phase, round, message, people, answered, results, commitment } = finale;
  const result = results.find((one) => one.round === round);
  if (phase === 'over' && commitment !== null) return <Over results={results} commitment={commitment} last={result} />;
  return (
    <section className={styles.view} aria-labelledby="manche">
      <h1 id="manche" className={styles.title}>
        Dernière mission{' '}
        <span>
          manche {round} sur {FINALE_ROUNDS}
        </span>
      </h1>
      <Message message={message} />
      {result ? (
        <Decided result={result} />
      ) : (
        <div className={styles.answers}>
          <p className={styles.question}>Authentique, ou piège&nbsp;? À vous de juger, sur votre écran.</p>
          <div className={styles.bar} aria-hidden="true">
            <span style={{ inlineSize: `${people === 0 ? 0 : Math.min(100, (100 * answered) / people)}%` }} />
          </div>
          <p>
            {counted(answered, 'avis', 'avis')} sur {people}
          </p>
        </div>
      )}
    </section>
  );
}

const CHANNELS: Readonly<Record<FinaleMessage['channel'], string>> = {
  mail: 'E-mail',
  sms: 'SMS',
  call: 'Appel',
  voice: 'Message vocal',
};

function Message({ message: { channel, from, text, context } }: { readonly message: FinaleMessage }) {
  return (
    <figure className={styles.message}>
      <figcaption>
        {CHANNELS[channel]} · <strong>{frenchSpaces(from)}</strong>
      </figcaption>
      <blockquote>{frenchSpaces(text)}</blockquote>
      {context !== null && <p className={styles.context}>{frenchSpaces(context)}</p>}
    </figure>
  );
}

function Decided({ result: { genuine, right, divided, votes, because } }: { readonly result: FinaleResult }) {
  const all = votes === null ? 0 : votes.genuine + votes.trap;
  return (
    <div className={styles.answers} role="status">
      {votes !== null && (
        <div className={styles.split}>
          <span style={{ flexGrow: votes.genuine }} data-truth={genuine || undefined}>
            Authentique {share(votes.genuine, all)}
          </span>
          <span style={{ flexGrow: votes.trap }} data-truth={!genuine || undefined}>
            Piège {share(votes.trap, all)}
          </span>
        </div>
      )}
      <p className={styles.verdict} data-right={right || undefined}>
        {genuine ? 'Il était authentique.' : 'C’était un piège.'}{' '}
        {divided
          ? 'La salle n’a pas tranché\u00a0: la manche est perdue.'
          : right
            ? 'La salle ne s’est pas trompée.'
            : 'La salle a jugé autrement.'}
      </p>
      <p className={styles.because}>{frenchSpaces(because)}</p>
    </div>
  );
}

function share(votes: number, all: number): string {
  return `${Math.round((100 * votes) / all)}\u00a0%`;
}

interface OverProps {
  readonly results: readonly FinaleResult[];
  readonly commitment: string;
  readonly last: FinaleResult | undefined;
}

function Over({ results, commitment, last }: OverProps) {
  const right = results.filter((result) => result.right).length;
  return (
    <section className={styles.view} aria-labelledby="manche" data-over>
      <h1 id="manche" className={styles.title}>
        {right === FINALE_ROUNDS
          ? 'L’attaquant repart les mains vides'
          : `La salle a vu juste ${right} fois sur ${FINALE_ROUNDS}`}
      </h1>
      <ol className={styles.rounds}>
        {results.map((result) => (
          <li key={result.round} data-right={result.right || undefined}>
            Manche {result.round} <strong>{result.right ? 'juste' : 'perdue'}</strong>
          </li>
        ))}
      </ol>
      {last && <Decided result={last} />}
      <p className={styles.commitment}>{frenchSpaces(commitment)}</p>
    </section>
  );
}
