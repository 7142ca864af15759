import { MessagesSquare } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import {
  AppWindow,
  Button,
  defineScene,
  FailurePrice,
  GestureChoice,
  MessageThread,
  type SceneProps,
  useAttempt,
  useChoices,
  VerdictRegion,
  VisuallyHidden,
} from '#engine/authoring';
import { frenchSpaces } from '#engine/authoring/toolbox';
import type { ColleDansLIaArtifacts, ColleDansLIaOutput } from './artifacts.ts';
import styles from './challenge.module.css';
import { MarkedPaper } from './marked-paper.tsx';
import { Morning } from './morning.tsx';

/** A paper, a marker, a catalogue and three assistants: the player strikes passages, and chooses who reads the rest. */
function BeforeEleven({ artifacts, challenge, failures }: SceneProps<ColleDansLIaArtifacts>) {
  const { owner, title, task, lines, tools, catalogue } = artifacts;
  const { attempt, pending, solved } = useAttempt<ColleDansLIaOutput>();
  const [choices, setChoices] = useChoices();
  const passages = lines.flatMap(({ pieces }) => pieces.filter((piece) => typeof piece !== 'string'));
  const struck = new Set(passages.flatMap(({ id }) => (choices[id] === 'struck' ? [id] : [])));
  const { tool } = choices;
  const [answered, setAnswered] = useState<{ readonly by: string; readonly text: string } | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const untouched = Object.fromEntries(passages.map(({ id }) => [id, 'kept']));
    const reply = await attempt({ ...untouched, ...choices });
    if (reply?.output) setAnswered({ by: reply.output.by, text: reply.output.answered });
    if (reply?.verdict === 'incomplete') form.current?.querySelector<HTMLInputElement>('fieldset input')?.focus();
  };

  return (
    <form ref={form} className={styles.scene} onSubmit={submit} noValidate>
      <Morning />
      <div className={styles.desk}>
        <div className={styles.column}>
          <p className={styles.task}>
            <span className={styles.asks}>{owner} demande&nbsp;:</span> «&nbsp;{frenchSpaces(task)}&nbsp;»
          </p>
          <MarkedPaper
            owner={owner}
            title={title}
            lines={lines}
            struck={struck}
            onToggle={solved ? null : (id) => setChoices({ ...choices, [id]: struck.has(id) ? 'kept' : 'struck' })}
          />
        </div>
        <AppWindow icon={<MessagesSquare size={18} aria-hidden="true" />} title="À qui le confier&nbsp;?" note="avant 11 h">
          <div className={styles.assistant}>
            <section className={styles.catalogue} aria-labelledby="catalogue">
              <h3 id="catalogue" className={styles.heading}>
                Le catalogue du support
              </h3>
              <ul>
                {catalogue.entries.map(({ name, access }) => (
                  <li key={name}>
                    <strong>{name}</strong> · {access}
                  </li>
                ))}
              </ul>
              <p>{catalogue.rule}</p>
            </section>
            <GestureChoice
              legend={frenchSpaces('Quel assistant, ou aucun ?')}
              options={tools.map(({ id, name, account, promise }) => ({
                value: id,
                label: (
                  <span className={styles.tool}>
                    <strong data-label="">{name}</strong>
                    <VisuallyHidden>, </VisuallyHidden>
                    <span className={styles.account}>{account}</span>
                    <VisuallyHidden>, </VisuallyHidden>
                    <span className={styles.promise}>{promise}</span>
                  </span>
                ),
              }))}
              value={tool}
              onChoose={(id) => setChoices({ ...choices, tool: id })}
              disabled={solved}
            />
            {!solved && (
              <div className={styles.foot}>
                <Button type="submit" pending={pending}>
                  Confier et envoyer
                </Button>
                <FailurePrice challenge={challenge} failures={failures} />
              </div>
            )}
            <div className={styles.answered} role="status">
              {answered && (
                <MessageThread
                  label="La réponse"
                  messages={[
                    { id: answered.text, from: answered.by, text: <span className={styles.answer}>{answered.text}</span> },
                  ]}
                />
              )}
            </div>
            <VerdictRegion inPlace />
          </div>
        </AppWindow>
      </div>
    </form>
  );
}

const PROGRESS = 'Passages bien jugés : {right} sur {of}. ';
const message = (text: string) => ({ tone: 'danger', text: frenchSpaces(PROGRESS + text) }) as const;
const unharmed = (text: string) =>
  ({ tone: 'warning', text: frenchSpaces(`${PROGRESS}Rien ne fuit ainsi, et rien n’est compté. ${text}`) }) as const;

export default defineScene({
  Scene: BeforeEleven,
  messages: {
    incomplete: { tone: 'warning', text: 'Choisissez à qui le confier avant d’envoyer.' },
    'wrong-tool': message('Le texte sort de Brévelle. Ce nom, avec cet accès : est-ce au catalogue ?'),
    'wrong-use': message('L’assistant est permis, l’usage ne l’est pas. Relisez ce que le catalogue exclut.'),
    'by-hand': {
      tone: 'warning',
      text: frenchSpaces('Rien ne fuit ainsi, et rien n’est compté. Mais l’un des trois est permis pour cela : lequel ?'),
    },
    'nothing-struck': message('Rien n’est barré : tout le document est parti.'),
    'all-struck': unharmed('Mais il ne reste rien à lire : de quoi la demande a-t-elle besoin ?'),
    fooled: message('L’assistant a obéi à quelqu’un d’autre. Une ligne du document ne s’adresse pas à vous.'),
    leaking: message(
      'Il part encore ce dont la demande se passe : ce qui désigne, coûte, ouvre une porte ou relève de la confidence.',
    ),
    'too-wary': unharmed('Votre prudence se comprend, mais il manque ce que la demande réclame.'),
    correct: {
      tone: 'success',
      // The reply itself is shown in the reveal: here it would be read twice.
      text: '{outcome} {by} a répondu\u00a0: à lire plus bas. Points gagnés\u00a0: {points}.',
    },
  },
});
