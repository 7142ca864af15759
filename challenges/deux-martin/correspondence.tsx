import { Mail, Send } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  AppWindow,
  Button,
  type Choices,
  FailurePrice,
  FoldedOnPhone,
  GestureChoice,
  MailSheet,
  type SceneProps,
  useAttempt,
  useChoices,
  VerdictRegion,
} from '#engine/authoring';
import { frenchSpaces } from '#engine/authoring/toolbox';
import { Arrived } from './arrived.tsx';
import {
  AFTERMATH,
  type MartinArtifacts,
  type MartinReaction,
  type MartinReminder,
  type MartinSolved,
  type NoonOutcome,
  PLACES,
  type Place,
  QUESTION_NAMES,
  QUESTIONS,
  type Question,
} from './artifacts.ts';
import styles from './correspondence.module.css';
import { DraftLine } from './draft-line.tsx';
import { Person } from './person.tsx';
import { SortingRoom } from './sorting-room.tsx';
import { Workbook } from './workbook.tsx';

/**
 * The request, the draft of the answer, and the mail sent by mistake at noon; one line at a time is unfolded. After a wrong answer the
 * player sees what each reader received, then returns to the draft, where the choices are kept. The undecided line, or the one to review,
 * is open.
 */
export function Correspondence({ artifacts, challenge, failures }: SceneProps<MartinArtifacts>) {
  const { attempt, pending, say, solved } = useAttempt<MartinReaction | MartinReminder | MartinSolved>();
  const [chosen, setChosen] = useChoices();
  const [open, setOpen] = useState<Question | null>('to');
  /** The line that takes the focus next: its group of options, or the head of the line. */
  const [next, setNext] = useState<{ readonly question: Question; readonly into: 'options' | 'line' } | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { request, draft, readers, workbook, noon, gestures } = artifacts;

  useEffect(() => {
    if (!next) return;
    const group = form.current?.querySelector(`[data-question="${next.question}"]`);
    const options = group?.querySelector<HTMLElement>('input:checked') ?? group?.querySelector<HTMLElement>('input');
    const head = form.current?.querySelector<HTMLElement>(`[data-line="${next.question}"]`);
    (next.into === 'line' && head ? head : options)?.focus();
    setNext(null);
  }, [next]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const reply = await attempt(chosen);
    const output = reply?.output;
    const undecided = reply?.verdict === 'incomplete' && QUESTIONS.find((question) => chosen[question] === undefined);
    const named = undecided || (output && 'again' in output && output.again);
    if (!named) return;
    setOpen(named);
    if (undecided) setNext({ question: undecided, into: 'options' });
    if (output && 'noon' in output) setSent({ chosen, outcome: output.noon, again: named });
  };
  const back = ({ again }: Sent) => {
    say(null);
    setSent(null);
    setNext({ question: again, into: 'line' });
  };
  const choice = (question: Question) => (
    <div data-question={question}>
      <GestureChoice
        legend={LEGENDS[question]}
        options={
          question === 'to'
            ? gestures.to.map(({ value, label }) => ({ value, label: <Person label={label} /> }))
            : gestures[question]
        }
        value={chosen[question]}
        onChoose={(value) => setChosen({ ...chosen, [question]: value })}
        disabled={solved}
      />
    </div>
  );
  const line = (question: Question) => ({
    question,
    chosen: gestures[question].find(({ value }) => value === chosen[question])?.label,
    open: open === question,
    onToggle: () => setOpen(open === question ? null : question),
  });
  const now = (place: Place) => chosen[place] ?? draft[place].value;

  return (
    <form ref={form} className={styles.scene} onSubmit={submit} noValidate>
      <SortingRoom
        to={gestures.to.findIndex(({ value }) => value === now('to'))}
        copy={now('copy')}
        readers={readers}
        file={now('file')}
        link={now('link')}
      />
      <div className={styles.windows} hidden={sent !== null && !solved}>
        <FoldedOnPhone
          icon={<Mail size={20} />}
          title={frenchSpaces(request.subject)}
          preview={`À lire d’abord\u00a0: ce que demande ${request.from.name}`}
        >
          <AppWindow icon={<Mail size={18} aria-hidden="true" />} title="Le message reçu" note="réception">
            <MailSheet subject={request.subject} from={request.from} to="vous" at="vendredi, 15 h 32">
              {request.lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </MailSheet>
          </AppWindow>
        </FoldedOnPhone>
        <AppWindow icon={<Send size={18} aria-hidden="true" />} title="Votre réponse" note="brouillon">
          <p className={styles.rule}>Ouvrez chaque ligne : confirmez ce qui est bien, changez le reste.</p>
          {PLACES.map((place) => (
            <DraftLine
              key={place}
              {...line(place)}
              name={QUESTION_NAMES[place]}
              drafted={draft[place].shown}
              inside={place === 'file' ? 'Ouvrir le classeur et sa feuille masquée' : undefined}
            >
              {place === 'file' && <Workbook {...workbook} />}
              {choice(place)}
            </DraftLine>
          ))}
        </AppWindow>
      </div>
      <section className={styles.noon} aria-labelledby="noon" hidden={sent !== null && !solved}>
        <h2 id="noon" className={styles.title}>
          16&nbsp;h&nbsp;40. Et l’envoi de midi&#8239;?
        </h2>
        <p className={styles.told}>{noon} Vous venez de vous en apercevoir. Fatou Diarra est responsable de la sécurité.</p>
        <div>
          {AFTERMATH.map((question) => (
            <DraftLine key={question} {...line(question)} name={AFTERMATH_NAMES[question]}>
              {choice(question)}
            </DraftLine>
          ))}
        </div>
      </section>
      <VerdictRegion />
      {sent && !solved && <Arrived artifacts={artifacts} sent={sent} onBack={() => back(sent)} />}
      <FailurePrice challenge={challenge} failures={failures} />
      {!solved && !sent && (
        <Button type="submit" pending={pending}>
          Envoyer la réponse, et agir
        </Button>
      )}
    </form>
  );
}

/** The state of the answer when it was last sent. */
export interface Sent {
  readonly chosen: Choices;
  readonly outcome: NoonOutcome;
  /** The line to review first. */
  readonly again: Question;
}

/** Short names: the heading above them says which mail they are about. */
const AFTERMATH_NAMES = { tell: 'À qui le dire', contain: 'Qu’en faire' } as const;

const LEGENDS: Readonly<Record<Question, string>> = {
  to: 'À qui envoyez-vous la réponse\u202f?',
  copy: 'Et les autres\u202f?',
  file: 'Que joignez-vous\u202f?',
  link: 'Qui peut ouvrir le lien\u202f?',
  tell: 'Quand, et à qui le dites-vous\u202f?',
  contain: 'Et que faites-vous de cet envoi\u202f?',
};
