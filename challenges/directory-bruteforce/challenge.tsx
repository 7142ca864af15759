import { Radar } from 'lucide-react';
import { useRef, useState } from 'react';
import { AnswerForm, AppWindow, defineScene, type SceneProps, useAttempt } from '#engine/authoring';
import type { DirectoryArtifacts, GuessResult } from './artifacts.ts';
import { Drawers, Site } from './cabinet.tsx';
import styles from './challenge.module.css';
import { GuessForm } from './guess-form.tsx';
import { MaintenancePage } from './maintenance-page.tsx';
import { afterHost, normalisePath } from './path.ts';
import { ResultList } from './result-list.tsx';
import { SuggestionList } from './suggestion-list.tsx';

/** A directory scanner for a forgotten site: the player tries one name at a time, and the replies are listed newest first. */
function Explorer({ artifacts: { host, words } }: SceneProps<DirectoryArtifacts>) {
  const { attempt, say, solved } = useAttempt<GuessResult>();
  const [results, setResults] = useState<readonly GuessResult[]>([]);
  const [opened, setOpened] = useState<GuessResult | null>(null);
  const [remark, setRemark] = useState<string | null>(null);
  const asked = useRef(new Set<string>());
  const answer = useRef<HTMLDivElement>(null);

  const ask = async (path: string) => {
    asked.current.add(path);
    const reply = await attempt({ guess: path });
    const result = reply?.output;
    // A guess that did not reach the server may be tried again.
    if (result) setResults((before) => [result, ...before]);
    else asked.current.delete(path);
  };

  /**
   * Sends a guess, unless it is empty or repeated (specification, section 5). Returns the message about it: why it was not sent, or that
   * slashes were removed; null if the server's reply says enough.
   */
  const remarkOn = (typed: string): string | null => {
    const guess = afterHost(typed, host);
    const path = normalisePath(guess);
    if (path === '') return 'Écrivez d’abord un nom de dossier.';
    if (asked.current.has(path)) return `« ${path} » a déjà été testé : sa réponse est dans la liste.`;
    void ask(path);
    const inside = guess
      .trim()
      .replace(/^\/+|\/+$/g, '')
      .includes('/');
    return inside ? `L’explorateur teste un dossier à la fois et ôte les barres : il a demandé « ${path} ».` : null;
  };
  const test = (typed: string) => setRemark(remarkOn(typed));

  return (
    <div className={styles.scene}>
      <AppWindow icon={<Radar size={18} aria-hidden="true" />} title="Explorateur de dossiers" note="audit autorisé">
        <div className={styles.explorer}>
          <Site host={host} />
          <div className={styles.guess}>
            <GuessForm host={host} remark={remark} onGuess={test} />
          </div>
          <Drawers results={results} />
        </div>
        <div className={styles.body}>
          <div className={styles.columns}>
            <ResultList host={host} results={results} onOpen={setOpened} />
            <SuggestionList words={words} tested={results.map(({ path }) => path)} onTry={test} />
          </div>
          {opened?.page && (
            <MaintenancePage
              address={`${host}/${opened.path}/maintenance.html`}
              flag={opened.page.flag}
              onCopy={(flag) => {
                // A form that begins anew would bring a new live region, whose text is not announced.
                const field = answer.current?.querySelector('input');
                if (field) field.value = flag;
                say({ tone: 'info', text: 'Flag recopié dans la réponse : il reste à valider.' });
              }}
            />
          )}
        </div>
      </AppWindow>
      {!solved && (
        <div ref={answer}>
          <AnswerForm label="Flag" placeholder="CTF{…}" />
        </div>
      )}
    </div>
  );
}

export default defineScene({
  Scene: Explorer,
  messages: {
    correct: { tone: 'success', text: 'Dossier retrouvé avant l’automate. Points gagnés : {points}.' },
    empty: { tone: 'warning', text: 'Entrez le flag trouvé dans maintenance.html.' },
    incorrect: { tone: 'danger', text: 'Flag incorrect. Avez-vous trouvé le bon répertoire ?', fixed: true },
    almost: {
      tone: 'danger',
      text: 'Flag incorrect. Avez-vous trouvé le bon répertoire ? Oui ! Il ne manque que la forme : recopiez le flag seul et en entier, de « CTF{ » à « } », sans changer majuscules, minuscules ni accents.',
      fixed: true,
    },
    mistyped: {
      tone: 'danger',
      text: 'Flag incorrect. Avez-vous trouvé le bon répertoire ? Oui ! Mais un signe a changé en chemin : sous le flag, « Recopier dans la réponse » le reprend sans faute.',
      fixed: true,
    },
    directory: {
      tone: 'danger',
      text: 'Flag incorrect. Avez-vous trouvé le bon répertoire ? Oui ! Mais ceci n’est que son nom : ouvrez maintenance.html à côté de sa réponse, et lisez jusqu’au bout.',
    },
    // No message: the list of replies shows the result.
    tested: null,
    'no-guess': null,
  },
});
