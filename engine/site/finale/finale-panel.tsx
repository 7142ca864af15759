/** The finale on a player's own screen: a message to judge, the room's decision, and the end. */
import { Lighthouse, Mail, MessageSquareText, Phone, ShieldAlert, ShieldCheck, Voicemail } from 'lucide-react';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { ApiError } from '#engine/client/api-error.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { FINALE_ROUNDS } from '#schemas/constants.ts';
import type { FinaleMessage, FinaleResult, PlayedFinale } from '#schemas/finale.ts';
import type { LatePanelProps } from '../live-session/use-late-panel.ts';
import { RoomPanel } from '../room-panel/room-panel.tsx';
import { useRoomAnswer } from '../room-panel/use-room-answer.ts';
import { useSite } from '../site-context.ts';
import styles from './finale-panel.module.css';

type Known = NonNullable<PlayedFinale>;

export function FinalePanel({ changes }: LatePanelProps) {
  const { player } = useSite();
  const [finale, setFinale] = useState<Known | null>(null);
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const sending = useRef(0);

  useRoomAnswer('/finale', changes, (known) => {
    if (!isFinale(known)) return;
    setFinale(known);
    setFailed(false);
    // A player who comes back to the page after the end is not asked again.
    if (changes > 0 || known.phase === 'open') setOpen(true);
  });

  if (finale === null || (finale.phase === 'over' && !open && changes === 0)) return null;

  const judge = async (genuine: boolean) => {
    sending.current += 1;
    const number = sending.current;
    const before = finale;
    // Shown at once (optimistic update); the server's reply replaces it.
    setFinale({ ...finale, own: genuine });
    setFailed(false);
    try {
      const after = await player.ask<unknown>('PUT', '/finale/judgement', { body: { round: finale.round, genuine } });
      if (number === sending.current && isFinale(after) && after.round === before.round) setFinale(after);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (number !== sending.current) return;
      setFinale((now) => (now?.round === before.round ? { ...now, own: before.own } : now));
      setFailed(true);
    }
  };
  return (
    <RoomPanel
      icon={Lighthouse}
      name="Dernière mission"
      where={whereText(finale)}
      title={titleOf(finale)}
      open={open}
      onOpen={setOpen}
    >
      <Body finale={finale} failed={failed} onJudge={judge} />
    </RoomPanel>
  );
}

function whereText({ phase, round, own }: Known): string {
  if (phase === 'over') return 'Le résultat de la salle';
  if (phase === 'closed') return `Manche ${round}, le résultat`;
  return own === null ? `Manche ${round}\u00a0: à vous de juger` : `Manche ${round}\u00a0: votre avis est compté`;
}

function titleOf({ phase, round }: Known): string {
  return phase === 'over' ? 'Dernière mission, le résultat' : `Dernière mission, manche ${round} sur ${FINALE_ROUNDS}`;
}

interface BodyProps {
  readonly finale: Known;
  readonly failed: boolean;
  readonly onJudge: (genuine: boolean) => void;
}

function Body({ finale, failed, onJudge }: BodyProps) {
  const { phase, round, message, own, results, commitment } = finale;
  const result = results.find((one) => one.round === round);
  return (
    <>
      {phase === 'over' && commitment !== null && (
        <div className={styles.end}>
          <p className={styles.score}>
            La salle a vu juste {results.filter(({ right }) => right).length} fois sur {FINALE_ROUNDS}.
          </p>
          <p>{frenchSpaces(commitment)}</p>
        </div>
      )}
      {round === 1 && phase === 'open' && (
        <p className={styles.rule}>
          Toute la salle, contre une seule personne qui cherche à vous piéger. Cinq messages&nbsp;: authentique, ou piège&nbsp;?
          La majorité décide.
        </p>
      )}
      <Message message={message} />
      {phase === 'open' && (
        <fieldset className={styles.choice}>
          <legend>Votre avis</legend>
          <Button variant="secondary" aria-pressed={own === true} onClick={() => onJudge(true)}>
            <ShieldCheck size={20} aria-hidden="true" />
            Authentique
          </Button>
          <Button variant="secondary" aria-pressed={own === false} onClick={() => onJudge(false)}>
            <ShieldAlert size={20} aria-hidden="true" />
            Piège
          </Button>
        </fieldset>
      )}
      <div role="status" className={styles.said}>
        {phase === 'open' && failed && <p>Votre avis n’est pas parti. Réessayez.</p>}
        {phase === 'open' && !failed && own !== null && (
          <p>Votre avis est compté. Vous pouvez en changer jusqu’à la fin de la manche.</p>
        )}
        {result && <Decided result={result} own={own} />}
        {phase === 'closed' && <p className={styles.soft}>La manche suivante s’ouvre ici.</p>}
      </div>
    </>
  );
}

const CHANNELS: Readonly<
  Record<FinaleMessage['channel'], readonly [name: string, icon: ComponentType<{ size: number; 'aria-hidden': 'true' }>]>
> = {
  mail: ['E-mail', Mail],
  sms: ['SMS', MessageSquareText],
  call: ['Appel', Phone],
  voice: ['Message vocal', Voicemail],
};

function Message({ message: { channel, from, text, context } }: { readonly message: FinaleMessage }) {
  const [name, Icon] = CHANNELS[channel];
  return (
    <figure className={styles.message}>
      <figcaption>
        <Icon size={18} aria-hidden="true" />
        {name}
        <strong>{withWholeAddresses(frenchSpaces(from))}</strong>
      </figcaption>
      <blockquote>{withWholeAddresses(frenchSpaces(text))}</blockquote>
      {context !== null && <p className={styles.soft}>{withWholeAddresses(frenchSpaces(context))}</p>}
    </figure>
  );
}

function Decided({
  result: { genuine, right, divided, votes, because },
  own,
}: {
  readonly result: FinaleResult;
  readonly own: boolean | null;
}) {
  const all = votes === null ? 0 : votes.genuine + votes.trap;
  const seen = votes === null ? 0 : Math.round((100 * (genuine ? votes.genuine : votes.trap)) / all);
  return (
    <>
      <p className={styles.verdict}>
        {genuine ? 'Il était authentique.' : 'C’était un piège.'}{' '}
        {own !== null && (own === genuine ? 'Vous aviez vu juste.' : 'Vous aviez jugé autrement.')}
      </p>
      <p>
        {divided
          ? 'La salle n’a pas tranché\u00a0: la manche est perdue'
          : right
            ? 'La salle ne s’est pas trompée'
            : 'La salle a jugé autrement'}
        {votes !== null && !divided && `\u00a0: ${seen}\u00a0% l’ont bien jugé`}.
      </p>
      {votes !== null && (
        <div className={styles.bar} aria-hidden="true">
          <span style={{ inlineSize: `${seen}%` }} />
        </div>
      )}
      <p>{withWholeAddresses(frenchSpaces(because))}</p>
    </>
  );
}

/** Addresses are not broken at their hyphens as long as a line can hold them: players judge an address by its end. */
function withWholeAddresses(text: string): readonly ReactNode[] {
  let end = 0;
  return text.split(/(\S+\.example\S*)/u).map((part, index) => {
    end += part.length;
    if (index % 2 === 0) return part;
    return (
      <span key={end} className={styles.address}>
        {part}
      </span>
    );
  });
}

function isFinale(value: unknown): value is Known {
  return (
    typeof value === 'object' && value !== null && 'phase' in value && 'message' in value && 'results' in value && 'own' in value
  );
}
