/** /attestation: anybody with the code of an attestation reads and prints it. In the address the code is in the fragment, behind the #. */

import { Printer } from 'lucide-react';
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '#engine/client/api-error.ts';
import { siteAddress } from '#engine/client/base-path.ts';
import { verificationAddress } from '#engine/client/verification-address.ts';
import { failureText } from '#engine/frame/play/failure-message.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { Field } from '#engine/ui/controls/field.tsx';
import { Loading } from '#engine/ui/feedback/loading.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import { AttestationSheet } from '#engine/ui/paper/attestation-sheet.tsx';
import type { Attestation } from '#schemas/attestation.ts';
import { ATTESTATION_CODE } from '#schemas/attestation-constants.ts';
import { usePageTitle } from '../shell/page-title.ts';
import { useSite } from '../site-context.ts';
import styles from './attestation-page.module.css';
import { PaperName } from './paper-name.tsx';

export function AttestationPage() {
  const code = codeIn(useLocation().hash);
  const [turn, setTurn] = useState(0);
  const [shown, setShown] = useState<{ readonly code: string; readonly name: string }>();
  // A browser that saves the page as a PDF offers the title as the file's name.
  usePageTitle(shown?.code === code ? `Attestation de participation, ${shown.name}` : 'Vérifier une attestation');
  return (
    <div className={styles.page}>
      <div className={styles.intro}>
        <h1>Vérifier une attestation</h1>
        <p>
          Une attestation de participation porte un code de douze signes. Ce code répond exactement ce que dit le papier, et rien
          d’autre. Une fois la session effacée, et pendant cinq ans, le code et le nom répondent encore.
        </p>
        <CodeForm
          key={code}
          code={code}
          onAgain={() => {
            setShown(undefined);
            setTurn(turn + 1);
          }}
        />
      </div>
      {code !== '' && <Answer key={`${code} ${turn}`} code={code} onFound={({ name }) => setShown({ code, name })} />}
    </div>
  );
}

/** `nameNeeded`: the attestation's session was deleted, and the name on the attestation opens it. */
type State = { readonly found: Attestation } | { readonly failure: string } | { readonly nameNeeded: string } | null;

interface AnswerProps {
  readonly code: string;
  readonly onFound: (found: Attestation) => void;
}

function Answer({ code, onFound }: AnswerProps) {
  const { player } = useSite();
  const [state, setState] = useState<State>(null);
  const find = (found: Attestation) => {
    setState({ found });
    onFound(found);
  };
  const tell = useEffectEvent(find);
  useEffect(() => {
    let here = true;
    player.ask<Attestation>('GET', `/attestations/${encodeURIComponent(code)}`).then(
      (found) => {
        if (here) tell(found);
      },
      (error: unknown) => {
        if (!here) return;
        const text = failureText(error);
        const named = error instanceof ApiError && error.code === 'name-needed';
        setState(named ? { nameNeeded: text } : { failure: text });
      },
    );
    return () => {
      here = false;
    };
  }, [player, code]);
  const found = state !== null && 'found' in state ? state.found : null;
  return (
    <>
      <div role="status" className={styles.result}>
        {state === null && <Loading label="Vérification du code…" />}
        {state !== null && 'failure' in state && <Notice tone="danger">{state.failure}</Notice>}
        {state !== null && 'nameNeeded' in state && <Notice tone="info">{state.nameNeeded}</Notice>}
        {found && (
          <Notice tone="success" title="Cette attestation est authentique.">
            <p>Voici ce qu’elle dit. Comparez avec le papier&nbsp;: le nom, la date et les missions doivent être les mêmes.</p>
          </Notice>
        )}
      </div>
      {state !== null && 'nameNeeded' in state && <PaperName code={code} onFound={find} />}
      {found && (
        <>
          <div className={styles.paper}>
            <AttestationSheet attestation={found} address={verificationAddress(siteAddress())} />
          </div>
          <div className={styles.tools}>
            <Button onClick={() => window.print()}>
              <Printer size={18} aria-hidden="true" />
              Imprimer ou garder en PDF
            </Button>
          </div>
        </>
      )}
    </>
  );
}

function CodeForm({ code, onAgain }: { readonly code: string; readonly onAgain: () => void }) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(code);
  const [problem, setProblem] = useState<string>();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = typed.trim();
    if (wanted === '') {
      setProblem('Écrivez le code qui est sur l’attestation.');
      field.current?.focus();
      return;
    }
    if (wanted === code) onAgain();
    else void navigate(`#${encodeURIComponent(wanted)}`, { replace: true });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field
        ref={field}
        className={styles.field}
        label="Code de l’attestation"
        description="Par exemple 7KQ2-MXDA-3RT9. Majuscules et tirets sont facultatifs."
        value={typed}
        maxLength={ATTESTATION_CODE.maxLength}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={problem}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit">Vérifier</Button>
    </form>
  );
}

function codeIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1)).trim();
  } catch {
    return '';
  }
}
