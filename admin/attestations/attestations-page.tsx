import { useMutation } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { verificationAddress } from '#engine/client/verification-address.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import { AttestationSheet } from '#engine/ui/paper/attestation-sheet.tsx';
import type { IssuedAttestations } from '#schemas/attestation.ts';
import { addressOf } from '../addresses.ts';
import { useSignedIn } from '../auth/signed-in.tsx';
import { PageHead, PageTitle } from '../components/layout/page-title.tsx';
import paper from '../components/layout/paper-page.module.css';
import { EmptyState, Note } from '../components/notes/notes.tsx';
import { HiddenPart } from '../components/people/ask-first.tsx';
import { OwnMachineNotice } from '../components/session/own-machine-notice.tsx';
import { reasonOf } from '../format/reason.ts';
import { usePlayersAddress } from '../invite/room-addresses.ts';
import { messages } from '../language/language.ts';
import styles from './attestations-page.module.css';

/** The attestations of a session, one page each: issued by a press, then printed together or kept as one PDF. */
export function AttestationsPage() {
  const { buttons, components, participants, proof, shell } = messages();
  const words = proof.attestations;
  const { session = '' } = useParams();
  const { call } = useSignedIn();
  const issue = useMutation({
    mutationFn: () => call<IssuedAttestations>('POST', `/admin/sessions/${encodeURIComponent(session)}/attestations`),
  });
  const issued = issue.data;
  const site = usePlayersAddress();
  return (
    <div className={`${paper.page} ${styles.page}`}>
      <PageHead>
        <Link to={addressOf('participants', session)} className={paper.tools}>
          {participants.one.ofTheSession}
        </Link>
        <PageTitle>{shell.titles.attestations}</PageTitle>
        <div className={paper.tools}>
          {issued === undefined ? (
            <Button pending={issue.isPending} onClick={() => issue.mutate()}>
              {words.issue}
            </Button>
          ) : (
            issued.attestations.length > 0 && (
              <Button onClick={() => window.print()}>
                <Printer aria-hidden="true" size={16} />
                {buttons.print}
              </Button>
            )
          )}
          <Note>{words.about}</Note>
        </div>
      </PageHead>
      <div role="status" className={styles.news}>
        {issue.isError && (
          <Notice tone="danger" toneLabel={shell.tones.error}>
            {words.notIssued(reasonOf(issue.error))}
          </Notice>
        )}
        {issued && <Outcome issued={issued} />}
        {issued && issued.attestations.length > 0 && <OwnMachineNotice site={site} />}
      </div>
      {issued && issued.attestations.length > 0 && (
        <HiddenPart about={components.sharedScreen.attestations}>
          <ol className={styles.papers}>
            {issued.attestations.map((attestation) => (
              <li key={attestation.code} className={styles.paper}>
                <AttestationSheet attestation={attestation} address={verificationAddress(site)} />
              </li>
            ))}
          </ol>
        </HiddenPart>
      )}
    </div>
  );
}

/** Number of issued attestations, and reasons why other people have none. */
function Outcome({ issued: { attestations, otherwiseNamed, unnamed, withoutMission } }: { readonly issued: IssuedAttestations }) {
  const words = messages().proof.attestations;
  const others = [
    unnamed > 0 ? words.unnamed(unnamed) : null,
    otherwiseNamed > 0 ? words.otherwiseNamed(otherwiseNamed) : null,
    withoutMission > 0 ? words.withoutMission(withoutMission) : null,
  ].filter((text) => text !== null);
  return (
    <>
      {attestations.length > 0 ? <p>{words.ready(attestations.length)}</p> : <EmptyState>{words.none}</EmptyState>}
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </>
  );
}
