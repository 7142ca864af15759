/** On the end page: asks for the attestation of participation, once the session is over, and links to it. */
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { VERIFICATION } from '#engine/client/verification-address.ts';
import { deBefore } from '#engine/rules/elision.ts';
import { buttonClass } from '#engine/ui/controls/button.tsx';
import type { Attestation, OwnAttestation } from '#schemas/attestation.ts';
import { useSite } from '../site-context.ts';
import styles from './attestation-request.module.css';
import { NameForm } from './name-form.tsx';

interface AttestationRequestProps {
  /** Number of solved missions; an attestation needs at least one. */
  readonly done: number;
}

/** Renders nothing until the server has answered, or if its answer is missing. */
export function AttestationRequest({ done }: AttestationRequestProps) {
  const { player } = useSite();
  const [own, setOwn] = useState<OwnAttestation | null>(null);
  useEffect(() => {
    let here = true;
    player.ask<OwnAttestation>('GET', '/me/attestation').then(
      (reply) => here && setOwn(reply),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [player]);
  if (own === null) return null;
  return (
    <section className={styles.request} aria-labelledby="mon-attestation">
      <h2 id="mon-attestation">Mon attestation</h2>
      {own.attestation !== null ? (
        <Issued attestation={own.attestation} />
      ) : done === 0 ? (
        <p>Une attestation de participation s’obtient ici à partir d’une mission accomplie.</p>
      ) : own.ready ? (
        <Request onIssued={(attestation) => setOwn({ ...own, attestation })} />
      ) : (
        <p>Une attestation de participation s’obtient ici une fois la session terminée.</p>
      )}
    </section>
  );
}

function Issued({ attestation: { code, name } }: { readonly attestation: Attestation }) {
  return (
    <div role="status" className={styles.issued}>
      <p>
        Établie au nom {deBefore(name)}
        <strong>{name}</strong>, sous le code <strong className={styles.code}>{code}</strong>.
      </p>
      <p>
        <Link className={buttonClass()} to={`${VERIFICATION}#${code}`}>
          Ouvrir et imprimer
        </Link>
      </p>
    </div>
  );
}

function Request({ onIssued }: { readonly onIssued: (attestation: Attestation) => void }) {
  const { player } = useSite();
  return (
    <>
      <p>
        Une page à votre nom&nbsp;: la session, sa date, ce que vous avez réussi, sans vos points. Elle se vérifie pendant cinq
        ans, même une fois la session effacée.
      </p>
      <NameForm
        label="Nom à imprimer"
        description="Il ne se change plus ensuite, et ne sert à rien d’autre."
        autoComplete="name"
        missing="Écrivez le nom à imprimer."
        action="Obtenir mon attestation"
        onSend={async (name) => onIssued(await player.ask<Attestation>('POST', '/me/attestation', { body: { name } }))}
      />
    </>
  );
}
